import type { PresetColor } from '~/lib/settings.ts';

/** Every colour of the console. Main colours carry text and are text, so all of them reach AA on their grounds. */
export interface Scheme {
  ground: string;
  paper: string;
  text: string;
  quiet: string;
  line: string;
  accent: { main: string; on: string };
  warning: { main: string; on: string };
  success: { main: string; on: string };
  error: { main: string; on: string };
  info: { main: string; on: string };
}

/** The diagram's amber; bright on dark grounds, and only a surface or a mark on light ones. */
export const AMBER = '#f1c751';

export const LIGHT: Scheme = {
  ground: '#f6f7f5',
  paper: '#ffffff',
  text: '#1b241e',
  quiet: '#56625a',
  line: '#dde2dd',
  accent: { main: '#7a5a00', on: '#ffffff' },
  warning: { main: '#8a5300', on: '#ffffff' },
  success: { main: '#17692f', on: '#ffffff' },
  error: { main: '#b3261e', on: '#ffffff' },
  info: { main: '#1d4f91', on: '#ffffff' },
};

export const DARK: Scheme = {
  ground: '#101512',
  paper: '#18201b',
  text: '#e6ebe7',
  quiet: '#a6b2a9',
  line: '#303a33',
  accent: { main: AMBER, on: '#2b2100' },
  warning: { main: '#f0b95a', on: '#2d1c00' },
  success: { main: '#7bd197', on: '#06210f' },
  error: { main: '#ffb4ab', on: '#4a0b06' },
  info: { main: '#a4c8f7', on: '#071d3a' },
};

export interface Primary {
  light: { main: string; on: string };
  dark: { main: string; on: string };
}
export const PRESETS: Record<PresetColor, Primary> = {
  green: { light: { main: '#166534', on: '#ffffff' }, dark: { main: '#7bd197', on: '#06210f' } },
  teal: { light: { main: '#0f5e63', on: '#ffffff' }, dark: { main: '#74cfd3', on: '#002022' } },
  blue: { light: { main: '#1d4f91', on: '#ffffff' }, dark: { main: '#a4c8f7', on: '#071d3a' } },
  plum: { light: { main: '#6b2f73', on: '#ffffff' }, dark: { main: '#dfaee7', on: '#2c0a31' } },
  earth: { light: { main: '#7d4318', on: '#ffffff' }, dark: { main: '#ecb78a', on: '#2f1502' } },
};
