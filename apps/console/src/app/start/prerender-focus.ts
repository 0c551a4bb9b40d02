import { FIRST_PAINT_ID } from '~/app/start/first-paint-types.ts';

const FIELD = `#${FIRST_PAINT_ID} .MuiFormControl-root`;
/** Filled in: the fields of the page are all required. */
const RAISED = [':has(input:focus)', ':has(input:required:valid)', ':has(input:autofill)'];
const raised = (part: string) => RAISED.map((when) => `${FIELD}${when} ${part}`).join();

/** What the console's fields do by script when they are focused or filled, for the page drawn by the build. */
export const FOCUSED = [
  `${raised('.MuiInputLabel-root')}{transform:translate(14px,-9px) scale(.75);max-width:calc(133% - 32px)}`,
  `${raised('legend')}{max-width:100%}`,
  `${FIELD}:has(input:focus) .MuiInputLabel-root{color:var(--mui-palette-primary-main)}`,
  `${FIELD}:has(input:focus) fieldset{border:2px solid var(--mui-palette-primary-main)}`,
].join('');
