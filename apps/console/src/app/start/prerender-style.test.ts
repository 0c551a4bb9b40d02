import { expect, it } from 'vitest';
import { withoutUnusedVariables } from '~/app/start/prerender-style.ts';

it('keeps the variables that are used, also by other variables, and drops the rest', () => {
  const style = ':root{--a:1px;--b:calc(var(--c) * 2);--c:3px;--d:var(--e);--e:5px;}p{margin:var(--b);}';
  expect(withoutUnusedVariables(style)).toBe(':root{--b:calc(var(--c) * 2);--c:3px;}p{margin:var(--b);}');
});

it('keeps what a variable stands for in either scheme', () => {
  const style = '[light]{--ink:var(--black);--black:#000;--white:#fff;}[dark]{--ink:var(--white);}p{color:var(--ink);}';
  expect(withoutUnusedVariables(style)).toBe(style);
});
