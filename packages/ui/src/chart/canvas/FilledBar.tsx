import type { BarProps } from '@mui/x-charts/BarChart';

/** A bar in its filling. */
export function FilledBar(props: BarProps) {
  const { ownerState, skipAnimation: _, seriesId: _s, dataIndex: _d, xOrigin: _x, yOrigin: _y, ...rect } = props;
  return <rect {...rect} opacity={ownerState.isFaded ? 0.4 : 1} />;
}
