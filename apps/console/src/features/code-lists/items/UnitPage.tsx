import { SystemListPage } from '~/features/code-lists/items/SystemListPage.tsx';

export default function UnitPage() {
  return <SystemListPage code="unit-of-measurement" />;
}
