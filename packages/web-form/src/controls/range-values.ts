import type { AnyRangeNode } from '@getodk/xforms-engine';

const MOST_STEPS = 1000;

/** The engine counts whole numbers in BigInt; sliders do not know those. */
export function boundsOf(node: AnyRangeNode): { min: number; max: number; step: number } {
  const { start, end, step } = (node.definition as unknown as { bounds: Record<'start' | 'end' | 'step', unknown> })
    .bounds;
  const [a, b] = [Number(start), Number(end)];
  return { min: Math.min(a, b), max: Math.max(a, b), step: Math.abs(Number(step)) || 1 };
}

export function stepsOf(node: AnyRangeNode): number[] {
  const { min, max, step } = boundsOf(node);
  const count = Math.min(MOST_STEPS, Math.floor((max - min) / step + 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => Number((min + i * step).toFixed(10)));
}

export function setNumber(node: AnyRangeNode, value: number): void {
  (node.setValue as (value: number) => unknown)(value);
}
