import { useParams } from 'react-router';
import { ItemsTable } from '~/features/code-lists/items/ItemsTable.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';

export default function ItemsPage() {
  const t = useTexts();
  const { title = '', id = '' } = useParams();
  return <ItemsTable title={t('items', { title })} categoryId={Number(id)} />;
}
