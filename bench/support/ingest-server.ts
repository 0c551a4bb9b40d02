/** The server, with a registry that derives its rows from every record. */
import { onSubmissions } from '../../apps/server/src/modules/collection/index.ts';
import { benchProjector } from './ingest.queries.ts';

onSubmissions(benchProjector);
await import('../../apps/server/src/main.ts');
