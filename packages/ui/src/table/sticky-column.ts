type Width = Record<'xs' | 'sm', number>;

/** The first column stays in sight while the others are moved under it; on a phone it leaves them room. */
export const stickyColumn = (minWidth: Width, maxWidth: Width) =>
  ({ position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper', minWidth, maxWidth }) as const;
