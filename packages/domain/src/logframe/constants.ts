/** Numbers and colours of the diagram, as the documents give them. */
export const DIAGRAM_GRID = 16;
export const LEVEL_WIDTH = 150;
export const CHILD_OFFSET = 140;
export const LEVEL_COLOUR = '#f1c751';
export const ACTIVITY_COLOUR = '#EB144C';
export const SAVE_LOCK_MS = 1000;

/** A definition with more levels is a mistake of whoever sends it; a tree with more nodes is read by nobody. */
export const MOST_LEVELS = 60;
/** A list of templates is read in one go. */
export const MOST_TEMPLATES = 50;
export const MOST_NODES = 20_000;
export const MOST_ITEMS = 200;
export const MOST_NODE_COMMENTS = 500;

/** The tab of the project page that indicator routes lead back to. */
export const LOGFRAME_TAB_INDEX = 7;

/** How an activity is followed; the numbers are those of the wire. */
export const IMPLEMENTATION = { Indicators: 1, Milestones: 2, 'Sub-Activities': 3 } as const;
export type ImplementationMeasure = keyof typeof IMPLEMENTATION;
export const SUB_ACTIVITY_TYPE = { Indicator: 1, Milestone: 2 } as const;

/** The programmes that a node is reported for. A node that names none is reported for each. */
export const NODE_PROGRAMMES = ['Sacp', 'Rains'] as const;
export type NodeProgramme = (typeof NODE_PROGRAMMES)[number];
