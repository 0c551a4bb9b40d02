import type { SubmissionComment } from '@msurvey/contract';
import type { QuestionComment } from '@msurvey/web-form';
import { wholePath } from '~/features/collection/entry/question-path.ts';

interface Placed {
  /** By the path of the question, as the web form wants them. */
  atQuestions: Record<string, QuestionComment[]>;
  /** About the whole record, or about something the form no longer asks. */
  general: SubmissionComment[];
}

/** `[1]` may be left out. */
const place = (path: string): string => path.replaceAll('[1]', '');
const everywhere = (path: string): string => path.replace(/\[\d+\]/g, '');

/** Each comment at its question. `asked`: the questions that the opened form shows; before it is open, nothing is placed. */
export function placeComments(
  comments: readonly SubmissionComment[],
  root: string,
  asked: readonly string[] | undefined,
  when: (instant: string) => string,
): Placed {
  const exact = new Map(asked?.map((path) => [place(path), path]));
  const general = new Set(asked?.map(everywhere));
  const placed: Placed = { atQuestions: {}, general: [] };
  for (const comment of comments) {
    const whole = wholePath(root, comment.path);
    const at = whole && (exact.get(place(whole)) ?? (general.has(whole) ? whole : undefined));
    if (!at) {
      if (asked) placed.general.push(comment);
      continue;
    }
    const here = placed.atQuestions[at] ?? [];
    placed.atQuestions[at] = [...here, { author: comment.author, text: comment.text, at: when(comment.at) }];
  }
  return placed;
}
