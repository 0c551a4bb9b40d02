/** Given to oxlint by `npm run lint`; editors want its name in their settings, as oxlint looks for .json and .ts only. */
export { CONFIG as default } from './scripts/house-rules.mjs';
