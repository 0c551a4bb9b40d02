import { partOfAll, savedUnchanged } from './identity.ts';

savedUnchanged(partOfAll(0));
