import { useFormat } from '~/lib/format.ts';

/** A quantity with its own unit; what has none is a bare number. */
export function useQuantity() {
  const { number } = useFormat();
  return ({ quantity, unit }: { quantity: number | null; unit: string | null }): string | null =>
    quantity === null ? null : [number(quantity), unit].filter(Boolean).join(' ');
}
