import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

/** `বাংলা (bn)` → `bn` */
export const languageCode = (name: string): string | undefined => /\(([A-Za-z-]{2,})\)\s*$/.exec(name)?.[1];

/** The form's name, and its languages when it has several. */
export function FormHeader({ showTitle }: { showTitle: boolean }) {
  const t = useFormText();
  const id = useId();
  const { root, title, languages } = useSession().form;
  const active = useEngineState(() => root.currentState.activeLanguage.language);
  return (
    <div className="wf-row" style={{ justifyContent: 'space-between', marginBottom: 8 }}>
      {showTitle && (
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {languages.length > 1 && (
        <div>
          <label className="wf-quiet" htmlFor={id}>
            {t('language')}
          </label>
          <select
            id={id}
            className="wf-input"
            value={active}
            onChange={({ target }) => root.setLanguage({ language: target.value, isDefault: false })}
          >
            {languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
