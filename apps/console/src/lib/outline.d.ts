/** Made by build/outline.ts. */
declare module 'virtual:outline' {
  const outlines: { land: import('geojson').Feature; borders: import('geojson').Feature };
  export default outlines;
}
