import { start } from '~/app/start/start.tsx';

await start();
