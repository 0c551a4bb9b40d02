/** The server, with a registry that derives its rows from every record. */
import type { Projector } from '../../apps/server/src/modules/collection/index.ts';
import { PROJECTORS } from '../../apps/server/src/modules/index.ts';
import { benchProjector } from './ingest.queries.ts';

(PROJECTORS as Projector[]).push(benchProjector);
await import('../../apps/server/src/main.ts');
