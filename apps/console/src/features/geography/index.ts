export { SitesPanel } from '~/features/geography/sites/SitesPanel.tsx';
