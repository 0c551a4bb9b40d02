export {
  BLOCK,
  blocksOutside,
  countHeads,
  EVERYBODY,
  headCount,
  headsOfProject,
  holdUser,
  organizationsWithHeads,
  recountHeads,
} from './head-count.queries.ts';
export { recounted } from './recounted.ts';
