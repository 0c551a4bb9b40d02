declare module 'polylabel' {
  /** Longitude and latitude of the point farthest from the edges, as exact as asked. */
  export default function polylabel(polygon: number[][][], precision?: number): number[];
}
