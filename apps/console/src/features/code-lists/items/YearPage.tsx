import { SystemListPage } from '~/features/code-lists/items/SystemListPage.tsx';

export default function YearPage() {
  return <SystemListPage code="year" />;
}
