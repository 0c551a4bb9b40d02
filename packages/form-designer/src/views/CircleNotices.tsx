import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { circles, type FormDocument } from '@msurvey/xlsform/edit';
import { Fragment, useMemo } from 'react';
import { labelOf } from '../state/form-facts.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

/** Questions that decide about each other, one behind the other; each is a way to it. */
export function CircleNotices({ form }: { form: FormDocument }) {
  const t = useTexts();
  const { language, show } = useView();
  const found = useMemo(() => circles(form), [form]);
  return found.map((circle) => (
    <Alert severity="error" key={circle[0]?.key}>
      {t('logic.circle')}{' '}
      {[...circle, ...circle.slice(0, 1)].map((node, i) => (
        <Fragment key={`${node.key} ${i}`}>
          {i > 0 && ' → '}
          <Link component="button" type="button" color="inherit" onClick={() => show(node.key)}>
            <bdi>{labelOf(form, node, language)}</bdi>
          </Link>
        </Fragment>
      ))}
      {'. '}
      {t('logic.circleHint')}
    </Alert>
  ));
}
