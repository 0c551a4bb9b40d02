export { saveFile } from '@msurvey/ui';
