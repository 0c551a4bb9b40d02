import { composeProjectors, type Projector } from '../../../src/modules/collection/index.ts';

/** One more projector, after the others; answers how to be without it again. */
export function alsoDerives(projector: Projector): () => void {
  const others = composeProjectors([]);
  composeProjectors([...others, projector]);
  return () => void composeProjectors(others);
}
