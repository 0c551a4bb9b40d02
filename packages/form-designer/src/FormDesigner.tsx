import { FormSkeleton } from '@msurvey/ui';
import type { FormDesignerProps } from './props.ts';
import { DesignerContext } from './state/use-designer.ts';
import { WithStates } from './states/WithStates.tsx';
import { TextContext, useLoadedTexts } from './texts.ts';

/** Builds a form by hand: a canvas, what is to be said about each question, and the form as a whole from every side. */
export function FormDesigner(props: FormDesignerProps) {
  const { designer, language } = props;
  const t = useLoadedTexts(language);
  if (!t) return <FormSkeleton fields={6} />;
  return (
    <TextContext.Provider value={t}>
      <DesignerContext.Provider value={designer}>
        <WithStates {...props} />
      </DesignerContext.Provider>
    </TextContext.Provider>
  );
}
