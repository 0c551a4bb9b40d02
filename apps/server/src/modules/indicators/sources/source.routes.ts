import { fillFromIndicatorSource } from './fill-period.ts';
import { previewIndicatorSource } from './preview-source.ts';
import { saveIndicatorSource } from './save-source.ts';
import { indicatorSource, indicatorSourceColumns, indicatorSourceForms } from './show-source.ts';

/** From which records an indicator is counted, and what they come to. */
export const sourceHandlers = {
  indicatorSource,
  indicatorSourceForms,
  indicatorSourceColumns,
  previewIndicatorSource,
  saveIndicatorSource,
  fillFromIndicatorSource,
};
