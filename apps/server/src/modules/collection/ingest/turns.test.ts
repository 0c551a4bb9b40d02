import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('people take turns, whoever came first with how many', async () => {
  const turns = new Turns();
  const order: number[] = [];
  const asked = [1, 1, 1, 2, 3, 2].map((person) => turns.next(person).then(() => order.push(person)));
  await Promise.all(asked);
  expect(order).toEqual([1, 2, 3, 1, 2, 1]);
  await turns.next(1);
});
