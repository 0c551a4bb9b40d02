import type { AnyChildNode } from '@getodk/xforms-engine';
import type { ReactNode } from 'react';

/** Draws what stands inside a group; handed down, because what draws groups is itself drawn by them. */
export type RenderNodes = (nodes: readonly AnyChildNode[], level: number) => ReactNode;
