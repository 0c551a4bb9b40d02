export { useCascade } from '~/features/geography/cascade/use-cascade.ts';
export { SitesPanel } from '~/features/geography/sites/SitesPanel.tsx';
