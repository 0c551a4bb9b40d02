import { useRef } from 'react';
import { useWidth } from '../use-width.ts';
import { BarCanvas } from './BarCanvas.tsx';
import type { CanvasProps } from './canvas-props.ts';
import { DonutCanvas } from './DonutCanvas.tsx';
import { LineCanvas } from './LineCanvas.tsx';
import { PyramidCanvas } from './PyramidCanvas.tsx';

const CANVASES = {
  bar: BarCanvas,
  stackedBar: BarCanvas,
  pyramid: PyramidCanvas,
  line: LineCanvas,
  donut: DonutCanvas,
};
const isDrawn = (kind: string): kind is keyof typeof CANVASES => kind in CANVASES;

/** The drawing library and nothing around it; loaded when the first chart is shown. */
export default function ChartCanvas(props: Omit<CanvasProps, 'width'>) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { kind } = props.data;
  const Canvas = isDrawn(kind) ? CANVASES[kind] : BarCanvas;
  return <div ref={box}>{width !== undefined && width > 0 && <Canvas {...props} width={width} />}</div>;
}
