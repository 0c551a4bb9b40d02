/** Styles, for whatever bundles the map. */
declare module 'leaflet/dist/leaflet.css';
