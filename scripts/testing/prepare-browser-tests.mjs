/** What the browser tests need, got while other tests run; whatever fails here fails again, and is told, when it is needed. */
import { findBrowser } from '../browser.mjs';
import { build } from '../build.mjs';

await build().catch(() => {});
await findBrowser().catch(() => {});
