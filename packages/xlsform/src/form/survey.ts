import { SETTING_TYPES, TYPE_ALIASES } from '../model/question-types.ts';
import type { Item } from '../model/types.ts';
import { straighten, tidy } from '../text/clean.ts';
import { isDynamicDefault } from '../text/lexer.ts';
import { parseParameters } from '../text/parameters.ts';
import { auditNode } from './audit.ts';
import { lowerContainer } from './container.ts';
import type { Context } from './context.ts';
import { collectEntityRefs, type EntityRefs, saveToOf } from './entity-refs.ts';
import { claimName } from './names.ts';
import { append } from './node.ts';
import { lowerQuestion } from './question.ts';
import { addCell, type Row } from './row.ts';
import type { Lowering, Scope } from './scope.ts';
import { readTrigger } from './trigger.ts';

/** Walks the survey and makes nodes of rows; every row is judged on its own, so one error hides no other. */
export class SurveyLowering implements Lowering {
  private readonly unknownHeaders = new Set<string>();

  constructor(
    readonly context: Context,
    readonly entityRefs: Map<string, EntityRefs>,
  ) {}

  lower(items: readonly Item[], scope: Scope): void {
    for (const item of items) this.lowerItem(item, scope);
  }

  private lowerItem(item: Item, scope: Scope): void {
    const { problems, survey } = this.context;
    const row = this.readRow(item.row ?? 0, item.cells);
    if (row.disabled !== undefined) {
      const message =
        "The 'disabled' column header is not part of the current spec. We recommend using relevant instead.";
      problems.warn('survey.disabled', message, survey.at(row.row, 'disabled'));
    }
    if (item.kind === 'skipped') {
      this.judgeSkipped(item, row);
    } else if (item.kind === 'end') {
      const type = row.type ?? 'end';
      const message = `Nothing is open here that '${type}' could close. Remove this row, or add the row that begins it.`;
      problems.error('survey.unmatched-end', message, survey.at(row.row, 'type'));
    } else this.lowerTyped(item, row, scope);
  }

  private lowerTyped(item: Item, row: Row, scope: Scope): void {
    const { context } = this;
    const type = TYPE_ALIASES.get(row.type ?? '') ?? row.type ?? '';
    row.type = type;

    const given = this.parametersOf(row);
    const trigger = row.trigger === undefined ? undefined : readTrigger(row.trigger, row.row, context);

    if (type === 'audit') {
      context.meta.push(auditNode(row, given, context));
      return;
    }
    const setting = SETTING_TYPES.get(type);
    if (setting !== undefined) {
      this.applySetting(setting, row);
      return;
    }
    const isContainer = item.kind !== 'question';
    const name = claimName(row, scope, isContainer ? item.kind : undefined, context);
    if (context.entities || row.bind?.has('entities:saveto')) {
      collectEntityRefs(context, this.entityRefs, scope.container, row, name, isContainer);
    }
    if (isContainer) {
      lowerContainer(this, item, row, name, scope);
      return;
    }
    context.questionNames.add(name);
    const dynamic = row.default !== undefined && isDynamicDefault(row.default, type);
    for (const node of lowerQuestion(context, row, name, given, { trigger, dynamic, inRepeat: scope.inRepeat })) {
      append(scope.node, node);
    }
  }

  private parametersOf(row: Row): Map<string, string> {
    const found = parseParameters(row.parameters);
    if (found) return found;
    const message = "Write parameters as 'key=value', separated by blanks, commas or semicolons.";
    this.context.problems.error('parameters.syntax', message, this.context.survey.at(row.row, 'parameters'));
    return new Map();
  }

  /** The row that ends a container: nothing of it matters but what must not be there. */
  closeContainer(end: NonNullable<Item['end']>): void {
    const { problems, survey } = this.context;
    const row = this.readRow(end.row, end.cells);
    this.context.tableList = undefined;
    this.parametersOf(row);
    if (row.trigger !== undefined) readTrigger(row.trigger, row.row, this.context);
    if (saveToOf(row) !== undefined) {
      const message = "Groups and repeats can't be saved as entity properties. Move the save_to value to a question.";
      problems.error('entities.saveto-container', message, survey.at(end.row, 'bind::entities:saveto'));
    }
  }

  private judgeSkipped(item: Item, row: Row): void {
    const { problems, survey } = this.context;
    if (row.type !== undefined) return; // Switched off.
    const keys = Object.keys(item.cells).filter((header) => survey.paths.get(header)?.[0] !== 'disabled');
    if (keys.length === 0) return;
    if (row.name === undefined && row.label === undefined) {
      const cells = keys.map((key) => `'${key}': '${item.cells[key]}'`).join(', ');
      const message = `Row without name, text, or label is being skipped:\n{${cells}}`;
      problems.warn('survey.comment-row', message, survey.at(row.row));
    } else {
      const message = 'This question has no type. Say in the type column what kind of question it is.';
      problems.error('survey.no-type', message, survey.at(row.row, 'type'));
    }
  }

  private applySetting(key: string, row: Row): void {
    const { settings } = this.context;
    const value = row.name;
    if (value === undefined) {
      const message = `Write the value for '${row.type}' in the name column of this row.`;
      this.context.problems.error('settings.no-value', message, this.context.survey.at(row.row, 'name'));
    } else if (key === 'title') settings.title = value;
    else if (key === 'id_string') settings.id = value;
    else settings.values.set(key, value);
  }

  private readRow(number: number, cells: Record<string, string>): Row {
    const { survey, settings, problems } = this.context;
    const row: Row = { row: number };
    const clean = settings.cleanTexts ? tidy : straighten;
    for (const header in cells) {
      const path = survey.paths.get(header);
      if (path) {
        const value = clean(cells[header] as string);
        if (value !== '') addCell(row, path as string[], value, settings.defaultLanguage);
      } else if (!this.unknownHeaders.has(header)) {
        this.unknownHeaders.add(header);
        const message = `A cell stands under '${header}', but the sheet has no such column. Add a header row that names every column.`;
        problems.error('headers.missing', message, { sheet: survey.name, row: number, column: header });
      }
    }
    return row;
  }
}
