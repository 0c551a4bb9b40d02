import { add, move, sheetOf, tree } from '@msurvey/xlsform/edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconPlus } from '@msurvey/ui/icons';
import { EmptyState } from '@msurvey/ui';
import {
  type DragEvent,
  memo,
  type MouseEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LibraryBlock, PaletteEntry } from '../palette/catalogue.ts';
import { shownLanguages } from '../state/form-facts.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView, WrongContext } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { AddBox } from './AddBox.tsx';
import { canvasKeys } from './canvas-keys.ts';
import { CanvasLine, type LineHandlers } from './CanvasLine.tsx';
import { isWithin, placeBehind, placeOf, type Spot, spotAt } from './drop.ts';
import { putBlock } from './put-block.ts';
import { LineMenu } from './LineMenu.tsx';
import { lineWork } from './line-work.ts';
import { Lines } from './Lines.tsx';
import { linesOf } from './rows.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { CanvasBox } from './styles.ts';

export function focusLine(key: string): void {
  const line = document.getElementById(`line-${key}`);
  line?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'nearest' });
}
/** What fills itself in has no label to write. */
function focusLabel(key: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-label-of="${key}"]`);
  field?.focus();
  return field !== null;
}

/** Everything that the form asks, from top to bottom. */
export const Canvas = memo(function Canvas() {
  const t = useTexts();
  const designer = useDesigner();
  const view = useView();
  const wrong = useContext(WrongContext);
  const form = useDesignerState((state) => state.document);
  const folded = useDesignerState((state) => state.folded);
  const active = useDesignerState((state) => state.active);
  const selected = useDesignerState((state) => state.selected);
  const lines = useMemo(() => linesOf(form, folded), [form, folded]);
  const languages = shownLanguages(form).join('\n');
  // the same array as long as it says the same, so that no line is drawn anew
  const shown = useMemo(() => languages.split('\n'), [languages]);
  const headers = sheetOf(form, 'survey')?.headers ?? [];
  const [spot, setSpot] = useState<Spot | null>(null);
  const [adding, setAdding] = useState<{ behind: string | null } | null>(null);
  const [menu, setMenu] = useState<{ anchor: HTMLElement; key: string } | null>(null);
  const [box, setBox] = useState<Element | null>(null);
  const { canEdit } = view;

  const go = useCallback(
    (key: string) => {
      flushSync(() => designer.look(key));
      focusLine(key);
    },
    [designer],
  );
  const openAdd = useCallback(() => setAdding({ behind: designer.get().active }), [designer]);
  const work = useMemo(() => lineWork(designer, openAdd, go), [designer, openAdd, go]);
  const insert = useCallback(
    (entry: PaletteEntry, place = placeBehind(designer.get().document, designer.get().active)) => {
      const { document } = designer.get();
      if (entry.block) {
        flushSync(() => putBlock(designer, entry.block as LibraryBlock, place, view));
        const { active } = designer.get();
        if (active !== null) focusLine(active);
        return;
      }
      // a question with nothing to choose from is an error before anybody has done anything
      const choices = entry.list === undefined ? [1, 2].map((number) => t('choices.new', { number })) : undefined;
      const language = shownLanguages(document)[0] || undefined;
      const { type, list, name, cells: fields } = entry;
      const edit = add(document, { type, list, name, fields, choices, language }, place);
      let key: string | null = null;
      flushSync(() => {
        if (designer.edit(edit)) key = designer.get().active;
      });
      if (key !== null) {
        focusLine(key);
        if (!focusLabel(key)) view.openPanel();
      }
    },
    [designer, t, view],
  );
  useEffect(() => view.provide({ insert, openAdd, go }), [view, insert, openAdd, go]);

  const latest = useRef({ lines, canEdit });
  latest.current = { lines, canEdit };
  const handlers = useMemo((): LineHandlers => {
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const { dragged } = view;
      setSpot((at) => {
        if (dragged && at) {
          const { document } = designer.get();
          const place = placeOf(document, at);
          queueMicrotask(() =>
            'entry' in dragged
              ? insert(dragged.entry, place)
              : designer.edit(move(designer.get().document, dragged.rows, place)),
          );
        }
        return null;
      });
      view.dragged = null;
    };
    return {
      onFocus: (key) => designer.get().active !== key && designer.look(key),
      onPress: (event: MouseEvent, key) => {
        const { selected, active } = designer.get();
        if (event.ctrlKey || event.metaKey) {
          const next = new Set(selected);
          if (next.has(key) && next.size > 1) next.delete(key);
          else next.add(key);
          designer.select(next, key);
        } else if (event.shiftKey && active !== null) {
          const keys = latest.current.lines.map(({ node }) => node.key);
          const [a, b] = [keys.indexOf(active), keys.indexOf(key)].sort((x, y) => x - y);
          designer.select(keys.slice(a, (b ?? 0) + 1), active);
        } else if (active !== key || selected.size > 1) designer.look(key);
      },
      onKeyDown: (event, key) =>
        canvasKeys({
          designer,
          ...latest.current,
          work,
          go,
          openMenu: (one) =>
            document.querySelector<HTMLElement>(`#line-${CSS.escape(one)} [aria-haspopup="menu"]`)?.click(),
          openPanel: () => view.openPanel(),
        })(event, key),
      onMenu: (anchor, key) => {
        if (!designer.get().selected.has(key)) designer.look(key);
        setMenu({ anchor, key });
      },
      onFold: designer.fold,
      onDragStart: (event, key) => {
        const { selected } = designer.get();
        // the line that one looks at stays where it is while one scrolls
        if (selected.has(key)) designer.select(selected, key);
        else designer.look(key);
        view.dragged = { rows: [...(selected.has(key) ? selected : [key])] };
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', key);
      },
      onDragOver: (event, key) => {
        if (!view.dragged) return;
        const { document } = designer.get();
        const node = tree(document).byKey.get(key);
        if (!node || ('rows' in view.dragged && isWithin(node, new Set(view.dragged.rows)))) return setSpot(null);
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const next = spotAt(node, designer.get().folded.has(key), (event.clientY - top) / height);
        setSpot((at) => (at?.key === next.key && at.where === next.where ? at : next));
      },
      onDrop: drop,
      onDragEnd: () => {
        view.dragged = null;
        setSpot(null);
      },
    };
  }, [designer, view, work, go, insert]);

  const tabStop = lines.some(({ node }) => node.key === active) ? active : lines[0]?.node.key;
  const addBox = adding && (
    <AddBox
      onChoose={(entry) => {
        const place = placeBehind(designer.get().document, adding.behind);
        setAdding(null);
        insert(entry, place);
      }}
      onClose={() => {
        setAdding(null);
        if (adding.behind) focusLine(adding.behind);
      }}
    />
  );
  return (
    <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1, height: '100%' }}>
      {selected.size > 1 && canEdit && (
        <SelectionBar count={selected.size} work={work} onClear={() => designer.look(active)} />
      )}
      <CanvasBox
        ref={setBox}
        role={lines.length > 0 ? 'treegrid' : undefined}
        aria-label={lines.length > 0 ? t('canvas.label') : undefined}
        aria-multiselectable={lines.length > 0 ? true : undefined}
        aria-rowcount={lines.length > 0 ? lines.length : undefined}
        sx={{ flexGrow: 1, minHeight: 160 }}
        onDragOver={(event) => {
          if (view.dragged && lines.length === 0) event.preventDefault();
        }}
        onDrop={(event) => {
          const { dragged } = view;
          if (lines.length > 0 || !dragged || !('entry' in dragged)) return;
          event.preventDefault();
          view.dragged = null;
          insert(dragged.entry);
        }}
      >
        {lines.length === 0 && !adding && (
          <EmptyState text={t('canvas.empty')} hint={canEdit ? t('canvas.emptyHint') : undefined} />
        )}
        <Lines lines={lines} box={box} kept={tabStop} languages={shown.length}>
          {({ node, position, siblings, isFolded }, index) => (
            <>
              <CanvasLine
                node={node}
                row={node.row}
                headers={headers}
                index={index}
                depth={node.depth}
                position={position}
                siblings={siblings}
                isFolded={isFolded}
                isActive={active === node.key}
                isTabStop={tabStop === node.key}
                isSelected={selected.has(node.key)}
                spot={spot?.key === node.key ? spot.where : undefined}
                wrong={wrong.get(node.key)}
                languages={shown}
                canEdit={canEdit}
                document={form}
                handlers={handlers}
              />
              {adding?.behind === node.key && (
                <div role="row">
                  <div role="gridcell">{addBox}</div>
                </div>
              )}
            </>
          )}
        </Lines>
        {adding?.behind === null &&
          (lines.length > 0 ? (
            <div role="row">
              <div role="gridcell">{addBox}</div>
            </div>
          ) : (
            addBox
          ))}
      </CanvasBox>
      {canEdit && (
        <Box>
          <Button
            startIcon={<IconPlus size={18} aria-hidden />}
            onClick={openAdd}
            variant="outlined"
            aria-keyshortcuts="/"
          >
            {t('canvas.add')}
          </Button>
        </Box>
      )}
      {menu && <LineMenu anchor={menu.anchor} row={menu.key} work={work} onClose={() => setMenu(null)} />}
    </Box>
  );
});
