/** Figures beside each other, as many as fit. */
export const TILES = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' } as const;
