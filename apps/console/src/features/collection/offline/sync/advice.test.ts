import { expect, it } from 'vitest';
import { adviceFor } from '~/features/collection/offline/sync/advice.ts';

it.each([
  ['the server was not reached', null, undefined, 'network'],
  ['the session has ended', 401, undefined, 'signIn'],
  ['the person may not send any more', 403, 'auth.forbidden', 'notAllowed'],
  ['the form is gone', 404, 'submission.form-unknown', 'notAllowed'],
  ['the form is closed', 409, 'submission.form-closed', 'askOffice'],
  ['the photographs are too large', 413, 'request.too-large', 'tooLarge'],
  ['the server is out of order', 500, undefined, 'later'],
  ['the server is busy', 503, 'server.busy', 'later'],
  ['the server does not accept a file', 422, 'submission.file-refused', 'correct'],
  ['the record cannot be read', 400, 'submission.unreadable', 'correct'],
  ['a photograph is lost', 400, 'file.lost', 'fileLost'],
] as const)('when %s, a person is told so', (_, status, code, advice) => {
  expect(adviceFor({ state: 'failed', problem: { status, code, detail: '' } })).toBe(advice);
});

it('sends a conflict to the page that shows both', () => {
  expect(adviceFor({ state: 'conflict', problem: { status: 409, code: 'submission.stale', detail: '' } })).toBe(
    'conflict',
  );
});

it('says nothing of a record that was not tried yet, or is on its way', () => {
  expect(adviceFor({ state: 'waiting' })).toBeUndefined();
  expect(adviceFor({ state: 'sending', problem: { status: 500, detail: '' } })).toBeUndefined();
});
