import type { SubmissionComment } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { placeComments } from '~/features/collection/entry/comments.ts';
import { rootOf, wholePath } from '~/features/collection/entry/question-path.ts';

const said = (path: string | null, text = 'Look'): SubmissionComment => ({
  id: 1,
  revision: 1,
  path,
  text,
  author: 'Ayesha',
  at: '2026-11-15',
  resolvedAt: null,
  resolvedBy: null,
});
const ASKED = ['/data/name', '/data/plot[1]/crop', '/data/plot[2]/crop'];
const placed = (...comments: SubmissionComment[]) => placeComments(comments, 'data', ASKED, (at) => at);

describe('comments of the reviewers', () => {
  it('stand at their question, in its item of a repeat', () => {
    const { atQuestions, general } = placed(said('name'), said('plot[2]/crop'), said('plot[1]/crop', 'First'));
    expect(Object.keys(atQuestions)).toEqual(['/data/name', '/data/plot[2]/crop', '/data/plot[1]/crop']);
    expect(atQuestions['/data/plot[1]/crop']).toEqual([{ author: 'Ayesha', text: 'First', at: '2026-11-15' }]);
    expect(general).toEqual([]);
  });

  it('without an item of a repeat mean its first one', () => {
    expect(Object.keys(placed(said('plot/crop')).atQuestions)).toEqual(['/data/plot[1]/crop']);
  });

  it('about the record, or about a question that is gone, stand above the form', () => {
    const { atQuestions, general } = placed(said(null), said('gone'), said('plot[9]/crop'));
    expect(atQuestions).toEqual({});
    expect(general.map(({ path }) => path)).toEqual([null, 'gone', 'plot[9]/crop']);
  });

  it('are not placed before the form is open', () => {
    expect(placeComments([said('name')], 'data', undefined, String)).toEqual({ atQuestions: {}, general: [] });
  });
});

describe('the path of a question', () => {
  it.each(['plot[2]/crop', '/plot[2]/crop', '/data/plot[2]/crop'])('%s means the same', (path) => {
    expect(wholePath('data', path)).toBe('/data/plot[2]/crop');
  });
  it('is none when there is none', () => expect(wholePath('data', null)).toBeUndefined());
  it('begins with the name of the form’s own element', () => {
    expect(rootOf('<model><instance>\n <farm_visit id="x" version="1"/></instance><instance id="list"/></model>')).toBe(
      'farm_visit',
    );
  });
});
