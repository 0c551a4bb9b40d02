import { FailedState, FormSkeleton } from '@msurvey/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { openForm } from './engine/open-form.ts';
import type { OpenedForm, OpenResult } from './engine/types.ts';
import { FormView } from './view/FormView.tsx';
import { languageCode } from './view/FormHeader.tsx';
import { Session, SessionContext } from './view/session.ts';
import { TextContext, useLoadedTexts } from './view/use-form-text.ts';
import type { WebFormProps } from './web-form-props.ts';

const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** The form's language that is the interface's, where it has it. */
function chooseLanguage({ root, languages }: OpenedForm, wanted: string | undefined): void {
  const language = languages.find((name) => languageCode(name)?.toLowerCase() === wanted);
  if (language) root.setLanguage({ language, isDefault: false });
}

const geolocate = (): Promise<string> =>
  new Promise((done) => {
    if (!('geolocation' in navigator)) return done('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done(`${coords.latitude} ${coords.longitude} ${coords.altitude ?? 0} ${coords.accuracy}`),
      () => done(''),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  });

/** Opened anew for another form or instance; what else is given counts as it was then. */
function useOpened(props: WebFormProps): OpenResult | undefined {
  const { xml, instance } = props;
  const given = useRef(props);
  given.current = props;
  const [result, setResult] = useState<OpenResult>();
  const which = instance && `${instance.kind} ${instance.xml}`;
  useEffect(() => {
    let gone = false;
    setResult(undefined);
    const { attachments, filler, language, proposals, onOpened } = given.current;
    void openForm(xml, {
      attachments,
      filler,
      instance: which ? given.current.instance : undefined,
      proposals,
      locate: geolocate,
    }).then((opened) => {
      if (gone) return;
      if (opened.status === 'opened') {
        chooseLanguage(opened.form, language ?? document.documentElement.lang);
        onOpened?.(opened.form);
      }
      setResult(opened);
    });
    return () => {
      gone = true;
    };
  }, [xml, which]);
  return result;
}

/** Fills, edits, shows or tries out a form. Give another `key` to begin anew with the same one. */
export function WebForm(props: WebFormProps) {
  const { mode = 'fill', comments, tiles, maxFileBytes = MOST_FILE_BYTES, photoPixels } = props;
  const t = useLoadedTexts(props.language);
  const result = useOpened(props);
  const form = result?.status === 'opened' ? result.form : undefined;
  const session = useMemo(
    () => form && new Session(form, { readOnly: mode === 'read', limits: { maxFileBytes, photoPixels }, tiles }),
    [form, mode, maxFileBytes, photoPixels, tiles],
  );
  useEffect(() => () => session?.addresses.release(), [session]);
  // before the first paint: comments do not push questions down under somebody's finger
  useLayoutEffect(() => {
    if (!session) return;
    for (const path of session.comments.keys) session.comments.set(path, comments?.[path]);
    for (const [path, said] of Object.entries(comments ?? {})) session.comments.set(path, said);
  }, [session, comments]);
  if (!t || !result) return <FormSkeleton fields={6} />;
  if (result.status === 'refused')
    return <FailedState title={t(`refused.${result.reason}`)} text={result.detail || undefined} />;
  return (
    <TextContext.Provider value={t}>
      <SessionContext.Provider value={session ?? null}>{session && <FormView {...props} />}</SessionContext.Provider>
    </TextContext.Provider>
  );
}
