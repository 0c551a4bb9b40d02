export {
  NO_GEOCODE,
  NO_PLACE,
  type PlaceLevel,
  placeInput,
} from '~/features/geography/place-filter/places.ts';
export { usePlaceFilter } from '~/features/geography/place-filter/use-place-filter.ts';
export { SitesPanel } from '~/features/geography/sites/SitesPanel.tsx';
