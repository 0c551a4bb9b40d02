/**
 * The gallery of packages/ui, dressed as the console: `npm run dev`, then /gallery/ of the console's address.
 * It is a page beside the console's own, which the build does not know: nothing of it is delivered.
 */
import { BrowserRouter } from 'react-router';
import { startTexts } from '~/lib/i18n.ts';
import { drawDressed } from '~/testing/dressed.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { putOnLook, readLook } from './look.ts';

const look = readLook(new URLSearchParams(location.search));
await startTexts();
await putOnLook(look);
drawDressed(<GalleryPage look={look} />, BrowserRouter);
