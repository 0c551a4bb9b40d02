import type { DesignerKey } from '../texts.ts';

/** What the texts of a form are called. */
export const TEXT_WORDS: Readonly<Record<string, DesignerKey>> = {
  label: 'field.label',
  hint: 'field.hint',
  guidance_hint: 'field.guidance',
  'bind::jr:constraintMsg': 'field.constraintMessage',
  'bind::jr:requiredMsg': 'field.requiredMessage',
  'media::image': 'field.picture',
  'media::audio': 'field.sound',
  'media::video': 'field.video',
};
