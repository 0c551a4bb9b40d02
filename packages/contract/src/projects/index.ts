import { projectCards } from './projects.ts';
import { team } from './team.ts';

export type { ProjectCard } from './projects.ts';
export const projects = { ...projectCards, ...team };
