import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

/** `বাংলা (bn)` → `bn` */
export const languageCode = (name: string): string | undefined => /\(([A-Za-z-]{2,})\)\s*$/.exec(name)?.[1];

export type FormLayout = 'pages' | 'whole';
const LAYOUTS: readonly FormLayout[] = ['whole', 'pages'];

interface FormHeaderProps {
  showTitle: boolean;
  layout: FormLayout;
  onLayoutChange?: (layout: FormLayout) => void;
}

/** The form's name, its languages when it has several, and how it is laid out where that can be chosen. */
export function FormHeader({ showTitle, layout, onLayoutChange }: FormHeaderProps) {
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
      {onLayoutChange && (
        <div>
          <label className="wf-quiet" htmlFor={`${id}-layout`}>
            {t('layout')}
          </label>
          <select
            id={`${id}-layout`}
            className="wf-input"
            value={layout}
            onChange={({ target }) => onLayoutChange(target.value as FormLayout)}
          >
            {LAYOUTS.map((one) => (
              <option key={one} value={one}>
                {t(`layout.${one}`)}
              </option>
            ))}
          </select>
        </div>
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
