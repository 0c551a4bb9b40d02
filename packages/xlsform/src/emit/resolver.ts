import type { Problems } from '../diagnostics.ts';
import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import { REFERENCE } from '../text/references.ts';
import { isAbsoluteArgument } from './indexed-repeat.ts';
import { absolute, relative, relativeFromRepeat } from './paths.ts';

export interface ResolveOptions {
  /** In choice filters a relative path would start at the item, so it must start at the question instead. */
  useCurrent?: boolean;
  /** For nodesets: step out of the shared repeat, so that a predicate can follow. */
  repeatParent?: boolean;
}

const INSTANCE = /instance\([^)]+.+/;
const PREDICATE = /\[([^\]]+)\]/g;

/** Turns `${name}` into paths, seen from the node whose text it is. */
export class Resolver {
  constructor(
    private readonly form: Form,
    private readonly problems: Problems,
    /** Names somebody already complained about. */
    private readonly known: ReadonlySet<string>,
  ) {}

  resolve(text: string, context?: FormNode, options?: ResolveOptions): string {
    if (!text.includes('${')) return text;
    return text.replace(REFERENCE, (match: string, lastSaved: string | undefined, name: string, at: number) =>
      this.path(text, at, at + match.length, lastSaved !== undefined, name, context, options),
    );
  }

  /** The replacement of the reference at start..end of the text. */
  path(
    text: string,
    start: number,
    end: number,
    lastSaved: boolean,
    name: string,
    context: FormNode | undefined,
    options: ResolveOptions = {},
  ): string {
    const target = this.form.names.get(name);
    if (!target) {
      this.complain(name, target === null, context);
      return ` ${name} `;
    }
    if (lastSaved) return ` instance('__last-saved')${absolute(target)} `;
    if (!context?.parent || isAbsoluteArgument(text, start, end, name)) return ` ${absolute(target)} `;
    const path = options.repeatParent ? relativeFromRepeat(context, target) : relative(context, target);
    if (path === undefined) return ` ${absolute(target)} `;
    const current = options.useCurrent || inInstancePredicate(text, start, end);
    return current ? ` current()/${path} ` : ` ${path} `;
  }

  private complain(name: string, ambiguous: boolean, context: FormNode | undefined): void {
    if (this.known.has(name)) return;
    const message = ambiguous
      ? `'${name}' is the name of several nodes of the form (perhaps generated ones), so it cannot be referred to.`
      : `There is no question, group or repeat named '${name}' that could be referred to.`;
    const ofEntity = context?.kind === 'attribute' || context?.kind === 'label';
    const at = context && !ofEntity ? { sheet: this.form.surveySheet, row: context.row } : undefined;
    this.problems.error(ambiguous ? 'references.ambiguous' : 'references.unknown', message, at);
  }
}

/** Inside a predicate of instance(…), a relative path would start at the instance's item. */
function inInstancePredicate(text: string, start: number, end: number): boolean {
  if (!text.includes('instance(') || !INSTANCE.test(text)) return false;
  for (const match of text.matchAll(PREDICATE)) {
    if (start >= match.index && end <= match.index + match[0].length) return true;
  }
  return false;
}
