import { expect, test } from 'vitest';
import { changeFormFlags } from './form-flags.ts';

const draft = { isActive: false, isPublished: false };
const published = { isActive: false, isPublished: true };
const active = { isActive: true, isPublished: true };

test('refuses to activate an unpublished form', () => {
  expect(changeFormFlags(draft, { isActive: true })).toBeNull();
  expect(changeFormFlags(active, { isActive: true, isPublished: false })).toBeNull();
});

test('unpublishing also deactivates', () => {
  expect(changeFormFlags(active, { isPublished: false })).toEqual(draft);
});

test('publishing leaves active unchanged', () => {
  expect(changeFormFlags(draft, { isPublished: true })).toEqual(published);
  expect(changeFormFlags(active, { isPublished: true })).toEqual(active);
});

test('activates and deactivates a published form, also in one step with publishing', () => {
  expect(changeFormFlags(published, { isActive: true })).toEqual(active);
  expect(changeFormFlags(active, { isActive: false })).toEqual(published);
  expect(changeFormFlags(draft, { isPublished: true, isActive: true })).toEqual(active);
});
