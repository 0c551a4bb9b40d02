export {
  blocksOutside,
  countHeads,
  headCount,
  headsOfProject,
  holdUser,
  organizationsWithHeads,
} from './head-count.queries.ts';
export { BLOCK, EVERYBODY, HEADS } from './heads.queries.ts';
export { recounted } from './recounted.ts';
