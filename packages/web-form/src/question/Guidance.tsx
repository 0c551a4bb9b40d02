import type { Extra } from '../engine/extras.ts';
import { fileNameOf } from '../engine/files.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { MediaFile } from './Media.tsx';

/** Help for who asks for it, and the large version of a picture. */
export function Guidance({ extra }: { extra: Extra }) {
  const t = useFormText();
  const { root } = useSession().form;
  const language = useEngineState(() => root.currentState.activeLanguage.language);
  const words = extra.guidance?.[language];
  const picture = extra.bigImage?.[language];
  return (
    <>
      {words && (
        <details className="wf-guidance">
          <summary>{t('guidance')}</summary>
          {words}
        </details>
      )}
      {picture && (
        <details className="wf-guidance wf-media">
          <summary>{t('media.large')}</summary>
          <MediaFile kind="image" fileName={fileNameOf(picture)} alt={t('media.image')} />
        </details>
      )}
    </>
  );
}
