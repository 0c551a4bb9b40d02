import { SystemListPage } from '~/features/code-lists/items/SystemListPage.tsx';

export default function FrequencyPage() {
  return <SystemListPage code="frequency" />;
}
