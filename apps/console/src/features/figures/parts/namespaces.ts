/** Lists of people and of works are shown in the words of their registries, exports in those of tasks. */
export const FIGURE_TEXTS = ['figures', 'registry', 'activities', 'collection', 'tasks'];
