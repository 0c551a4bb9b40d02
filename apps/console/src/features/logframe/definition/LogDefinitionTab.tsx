import type { LogframeStructure } from '@msurvey/contract';
import { SAVE_LOCK_MS } from '@msurvey/domain';
import { EmptyState } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { Beginnings } from '~/features/logframe/definition/Beginnings.tsx';
import { Canvas } from '~/features/logframe/definition/Canvas.tsx';
import { ConnectDialog } from '~/features/logframe/definition/ConnectDialog.tsx';
import { DeleteLevel } from '~/features/logframe/definition/DeleteLevel.tsx';
import { DiagramMenu } from '~/features/logframe/definition/DiagramMenu.tsx';
import { LevelWorkContext } from '~/features/logframe/definition/LevelCard.tsx';
import { LevelDialog } from '~/features/logframe/definition/LevelDialog.tsx';
import {
  changed,
  connected,
  definitionOf,
  diagramOf,
  parentsFor,
  tidied,
  withChild,
  without,
} from '~/features/logframe/definition/levels.ts';
import { SaveTemplate } from '~/features/logframe/definition/SaveTemplate.tsx';
import { useUnsavedDiagram } from '~/features/logframe/definition/use-unsaved-diagram.ts';
import { useUndo } from '~/features/logframe/definition/use-undo.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';
import { isTyping } from '~/lib/is-typing.ts';

/** The levels of a project's logframe as a diagram. */
export function LogDefinitionTab({ projectId }: { projectId: number }) {
  const query = useQuery({
    ...api.logframeStructure.query({ query: { projectId } }),
    staleTime: 0,
    // What is being drawn is not taken away by an answer that comes meanwhile.
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  if (!data) return <NotYet query={query} />;
  return <Definition key={projectId} projectId={projectId} structure={data.data} />;
}

type Asked = { what: 'create'; parent: string | null } | { what: 'update' | 'delete'; id: string };

function Definition({ projectId, structure }: { projectId: number; structure: LogframeStructure }) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { can } = structure;
  const [stored, setStored] = useState(() => diagramOf(structure));
  const levels = useUndo(stored);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const connect = (id: string, parent: string) => levels.set((now) => connected(now, id, parent));
  const [isLocked, setLocked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const count = useRef(0);
  const newId = () => {
    count.current += 1;
    return `new-${Date.now()}-${count.current}`;
  };
  const byId = (id: string | null) => levels.now.find((level) => level.id === id) ?? null;
  const close = () => setAsked(null);
  const isChanged = JSON.stringify(levels.now) !== JSON.stringify(stored);
  useUnsavedDiagram(can.edit && isChanged);

  const take = (answer: LogframeStructure) => {
    const now = diagramOf(answer);
    setStored(now);
    levels.reset(now);
    client.setQueryData(api.logframeStructure.query({ query: { projectId } }).queryKey, { data: answer });
  };
  const save = async () => {
    setLocked(true);
    setTimeout(() => setLocked(false), SAVE_LOCK_MS);
    try {
      take((await api.defineStructure({ body: definitionOf(projectId, levels.now) })).data);
      setFailure(null);
      toast.success(t('node.saved'));
      await client.invalidateQueries({ queryKey: api.logframeTree.key });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const reload = async () => {
    take((await api.logframeStructure({ query: { projectId } })).data);
    setFailure(null);
  };
  const remove = (id: string) => {
    // One that was never saved simply goes, and can be brought back.
    if (byId(id)?.version === null) levels.set((now) => without(now, id));
    else setAsked({ what: 'delete', id });
  };
  const work = {
    add: can.create ? (parent: string) => setAsked({ what: 'create', parent }) : null,
    edit: can.edit ? (id: string) => setAsked({ what: 'update', id }) : null,
    remove: can.delete ? remove : null,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target) || asked) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) levels.undo();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) levels.redo();
    else return;
    event.preventDefault();
  };
  const dialog = () => {
    if (!asked) return null;
    if (asked.what === 'create')
      return (
        <LevelDialog
          levels={levels.now}
          level={null}
          parent={byId(asked.parent)}
          onSubmit={(values) => levels.set((now) => withChild(now, newId(), asked.parent, values))}
          onClose={close}
        />
      );
    const level = byId(asked.id);
    if (!level) return null;
    if (asked.what === 'update')
      return (
        <LevelDialog
          levels={levels.now}
          level={level}
          parent={byId(level.parent)}
          onSubmit={(values) => levels.set((now) => changed(now, level.id, values))}
          onClose={close}
        />
      );
    return (
      <DeleteLevel
        projectId={projectId}
        level={level}
        onDeleted={() => {
          // What the server has deleted cannot be undone here.
          setStored(without(stored, level.id));
          levels.reset(without(levels.now, level.id));
          void client.invalidateQueries({ queryKey: api.logframeStructure.key });
        }}
        onClose={close}
      />
    );
  };
  if (levels.now.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          text={t('definition.empty')}
          hint={t(can.create ? 'definition.emptyHint' : 'definition.emptyRead')}
          action={
            can.create && (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
                <Button variant="contained" onClick={() => setAsked({ what: 'create', parent: null })}>
                  {t('level.create')}
                </Button>
                <Beginnings projectId={projectId} onBegin={(begun) => levels.set(() => begun)} />
                {levels.canUndo && <Button onClick={levels.undo}>{t('definition.undo')}</Button>}
              </Stack>
            )
          }
        />
        {dialog()}
      </Paper>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only undo and redo are heard here, which have buttons too
    <Stack sx={{ gap: 2 }} onKeyDown={onKeyDown}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {can.edit && (
          <>
            <Button disabled={!levels.canUndo} onClick={levels.undo}>
              {t('definition.undo')}
            </Button>
            <Button disabled={!levels.canRedo} onClick={levels.redo}>
              {t('definition.redo')}
            </Button>
            <Button onClick={() => levels.set(tidied)}>{t('definition.tidy')}</Button>
            <Button
              disabled={!levels.now.some(({ id }) => parentsFor(levels.now, id).length > 0)}
              onClick={() => setConnecting(true)}
            >
              {t('connect.title')}
            </Button>
            <Button
              variant="contained"
              disabled={isLocked || !isChanged}
              onClick={() => void save()}
              sx={{ ml: 'auto' }}
            >
              {t('definition.save')}
            </Button>
          </>
        )}
        <DiagramMenu
          levels={levels.now}
          onTemplate={can.create && stored.length > 0 ? () => setKeeping(true) : undefined}
        />
      </Stack>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void reload()}>
              {t('definition.reload')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <LevelWorkContext value={work}>
          <Canvas
            levels={levels.now}
            canMove={can.edit}
            onConnect={(parent, child) => connect(child, parent)}
            onMove={(places) =>
              levels.set((now) => places.reduce((all, { id, x, y }) => changed(all, id, { x, y }), now))
            }
          />
        </LevelWorkContext>
      </Paper>
      {dialog()}
      {isKeeping && <SaveTemplate projectId={projectId} isChanged={isChanged} onClose={() => setKeeping(false)} />}
      {isConnecting && <ConnectDialog levels={levels.now} onSubmit={connect} onClose={() => setConnecting(false)} />}
    </Stack>
  );
}
