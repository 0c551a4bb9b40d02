import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconCircleX,
  IconDotsVertical,
  IconFilter,
  IconGripVertical,
} from '@msurvey/ui/icons';
import {
  type DocumentRow,
  field,
  type FormDocument,
  readTypeCell,
  type TreeNode,
  typeInfo,
} from '@msurvey/xlsform/edit';
import { type DragEvent, type KeyboardEvent, memo, type MouseEvent } from 'react';
import { entryOf } from '../palette/catalogue.ts';
import { typeKey } from '../palette/words.ts';
import { EntryIcon } from '../palette/EntryIcon.tsx';
import { cellText } from '../state/form-facts.ts';
import { useTexts } from '../texts.ts';
import type { Spot } from './drop.ts';
import { LabelField } from './LabelField.tsx';

export interface LineHandlers {
  onFocus: (key: string) => void;
  onPress: (event: MouseEvent, key: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  onMenu: (anchor: HTMLElement, key: string) => void;
  onFold: (key: string, isFolded: boolean) => void;
  onDragStart: (event: DragEvent, key: string) => void;
  onDragOver: (event: DragEvent, key: string) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export interface CanvasLineProps {
  node: TreeNode;
  /** Told apart from the node, which is made anew with every change of another row. */
  row: DocumentRow;
  headers: readonly string[];
  index: number;
  depth: number;
  position: number;
  siblings: number;
  isFolded: boolean;
  isActive: boolean;
  isTabStop: boolean;
  isSelected: boolean;
  spot: Spot['where'] | undefined;
  wrong: 'error' | 'warning' | undefined;
  languages: readonly string[];
  canEdit: boolean;
  document: FormDocument;
  handlers: LineHandlers;
}

/** Deeper than this there is no room left to indent. */
const DEEPEST = 8;
const STEP = 20;

/** One question, group or repeat: what it asks in every language, what it is, and what is wrong with it. */
export const CanvasLine = memo(function CanvasLine(props: CanvasLineProps) {
  const { node, row, depth, isFolded, isActive, isSelected, spot, languages, canEdit, document, handlers } = props;
  const t = useTexts();
  const { key, children, kind } = node;
  const read = (name: Parameters<typeof field>[2], language?: string) => field(document, row, name, language);
  const { type, list } = readTypeCell(node.type);
  const entry = entryOf(type, list, read('appearance'));
  const name = node.name || t('line.unnamed');
  const isContainer = children !== undefined;
  const classes = [
    'line',
    isContainer && 'container',
    (isSelected || isActive) && 'selected',
    kind === 'skipped' && 'off',
    spot,
  ];
  // what fills itself in has nothing to say to anybody
  const isSilent =
    typeInfo(type)?.isHidden === true && languages.every((one) => cellText(document, row, 'label', one) === '');
  const what = entry ? t(typeKey(entry.id)) : type;
  return (
    <div
      role="row"
      id={`line-${key}`}
      className={classes.filter(Boolean).join(' ')}
      aria-level={depth + 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-rowindex={props.index + 1}
      aria-expanded={isContainer ? !isFolded : undefined}
      aria-selected={isSelected || isActive}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ paddingInlineStart: 4 + Math.min(depth, DEEPEST) * STEP }}
      onFocus={(event) => event.target === event.currentTarget && handlers.onFocus(key)}
      onClick={(event) => handlers.onPress(event, key)}
      onKeyDown={(event) => handlers.onKeyDown(event, key)}
      onDragOver={(event) => handlers.onDragOver(event, key)}
      onDrop={handlers.onDrop}
    >
      <div
        role="gridcell"
        className="grip"
        draggable={canEdit}
        onDragStart={(event) => handlers.onDragStart(event, key)}
        onDragEnd={handlers.onDragEnd}
      >
        {canEdit && <IconGripVertical size={18} aria-hidden />}
      </div>
      <div role="gridcell">
        {isContainer ? (
          <button
            type="button"
            className="sign"
            tabIndex={-1}
            aria-label={t(isFolded ? 'line.unfold' : 'line.fold', { name })}
            onClick={() => handlers.onFold(key, !isFolded)}
          >
            {isFolded ? <IconChevronRight size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
          </button>
        ) : (
          <span className="sign">
            <EntryIcon entry={entry} />
          </span>
        )}
      </div>
      <div role="gridcell" className="texts">
        {isSilent ? (
          <span className="label blank">{what}</span>
        ) : (
          languages.map((language) => (
            <LabelField
              key={language}
              row={key}
              language={language}
              text={cellText(document, row, 'label', language)}
              several={languages.length > 1}
              isEdited={isActive && canEdit}
              fallback={name}
            />
          ))
        )}
        <bdi className="about">{isSilent ? name : t('line.about', { name, type: what })}</bdi>
      </div>
      <div role="gridcell" className="marks">
        {read('required') && (
          <span className="required" role="img" aria-label={t('field.required')}>
            *
          </span>
        )}
        {read('relevant') && <IconFilter size={16} aria-label={t('line.hasRule')} role="img" />}
        {props.wrong === 'error' && (
          <span className="wrong">
            <IconCircleX size={18} aria-label={t('line.wrong')} role="img" />
          </span>
        )}
        {props.wrong === 'warning' && (
          <span className="careful">
            <IconAlertTriangle size={18} aria-label={t('line.careful')} role="img" />
          </span>
        )}
      </div>
      <div role="gridcell">
        {canEdit && (
          <button
            type="button"
            className="sign"
            tabIndex={isActive ? 0 : -1}
            aria-haspopup="menu"
            aria-label={t('line.actions', { name })}
            onClick={(event) => handlers.onMenu(event.currentTarget, key)}
          >
            <IconDotsVertical size={20} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}, isSame);

/** Rows say what stands in their own cells: another document with the same row draws nothing anew. */
function isSame(a: CanvasLineProps, b: CanvasLineProps): boolean {
  for (const name of Object.keys(a) as (keyof CanvasLineProps)[]) {
    if (name === 'node') {
      if (a.node.kind !== b.node.kind || (a.node.children === undefined) !== (b.node.children === undefined))
        return false;
    } else if (name !== 'document' && a[name] !== b[name]) return false;
  }
  return true;
}
