import { pathOf, type Question } from '~/features/collection/parts/questions.ts';

type Answers = Record<string, unknown>;
export interface AnswerLeaf {
  kind: 'answer';
  path: string;
  question: Question | undefined;
  value: unknown;
}
export interface AnswerGroup {
  kind: 'group';
  path: string;
  question: Question;
  nodes: AnswerNode[];
}
export interface AnswerRepeat {
  kind: 'repeat';
  path: string;
  question: Question;
  /** One list of nodes per entry. */
  entries: AnswerNode[][];
}
export type AnswerNode = AnswerLeaf | AnswerGroup | AnswerRepeat;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Notes ask nothing; what the form makes for itself is shown only where it holds something. */
const isShown = (question: Question, value: unknown) =>
  question.type !== 'note' && ((question.visible && !question.generated) || value !== undefined);

/** The group or repeat that a question stands directly in. */
const homeOf = (question: Question): string => question.groups.at(-1) ?? '';

function childrenOf(home: string, questions: readonly Question[], answers: Answers, used: Set<string>): AnswerNode[] {
  return questions.flatMap((question): AnswerNode[] => {
    if (homeOf(question) !== home) return [];
    const path = pathOf(question);
    if (question.kind === 'group') {
      const nodes = childrenOf(question.path, questions, answers, used);
      return nodes.length > 0 ? [{ kind: 'group', path, question, nodes }] : [];
    }
    const value = answers[path];
    used.add(path);
    if (question.kind === 'question')
      return isShown(question, value) ? [{ kind: 'answer', path, question, value }] : [];
    const entries = (Array.isArray(value) ? value : []).filter(isAnswers);
    return [
      {
        kind: 'repeat',
        path,
        question,
        entries: entries.map((one) => childrenOf(question.path, questions, one, used)),
      },
    ];
  });
}

/** Answers of no question of this version: of another one, or of none. */
function strangers(answers: Answers, used: ReadonlySet<string>): AnswerLeaf[] {
  return Object.entries(answers).flatMap(([path, value]) => {
    if (Array.isArray(value)) return value.filter(isAnswers).flatMap((one) => strangers(one, used));
    return used.has(path) ? [] : [{ kind: 'answer' as const, path, question: undefined, value }];
  });
}

/** A record in the order of its form, and what the form does not know. */
export function answerTree(questions: readonly Question[], answers: Answers) {
  const used = new Set<string>();
  const nodes = childrenOf('', questions, answers, used);
  return { nodes, others: strangers(answers, used) };
}
