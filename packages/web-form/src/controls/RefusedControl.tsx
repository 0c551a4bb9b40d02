import { useFormText } from '../view/use-form-text.ts';

/** A question only a phone can ask. Said plainly: a box that cannot be answered rightly would be worse. */
export function RefusedControl() {
  const t = useFormText();
  return (
    <div className="wf-quiet" role="note">
      {t('refused.question')}
    </div>
  );
}
