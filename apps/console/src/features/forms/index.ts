export { FormsTab } from '~/features/forms/project/FormsTab.tsx';
