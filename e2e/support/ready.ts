import { copyOf } from '../../scripts/testing/ready-folder.ts';

/** Tells the workers where the folder is that each of them copies. */
export const READY_FOLDER = 'E2E_READY_FOLDER';

export const readyFolder = (): string => copyOf(process.env[READY_FOLDER] as string);
