import { diagnose, type FormDocument } from '@msurvey/xlsform/edit';

/** A large form is compiled beside the page, so that nobody waits for a letter. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; document: FormDocument }>) => {
  self.postMessage({ id: data.id, diagnosis: diagnose(data.document) });
});
