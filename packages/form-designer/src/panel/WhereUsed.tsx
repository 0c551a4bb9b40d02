import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tree, whereUsed } from '@msurvey/xlsform/edit';
import { useFormLater } from '../state/use-form-later.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { Section } from './Section.tsx';

/** Rules and texts that speak of a question, each with a way there. */
export function WhereUsed({ row }: { row: string }) {
  const t = useTexts();
  const view = useView();
  const form = useFormLater();
  const { byKey } = tree(form);
  const name = byKey.get(row)?.name ?? '';
  const uses = name === '' ? [] : whereUsed(form, name).filter((use) => use.row !== row);
  return (
    <Section title={t('used.title')}>
      {uses.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('used.nowhere')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, ps: 2, paddingInlineStart: 2, gap: 0.5 }}>
          {uses.map((use) => (
            <Typography component="li" variant="body2" key={`${use.row} ${use.column}`}>
              {byKey.has(use.row) ? (
                <Link component="button" type="button" onClick={() => view.show(use.row)}>
                  <bdi>{use.name || use.sheet}</bdi>
                </Link>
              ) : (
                <bdi>{use.sheet}</bdi>
              )}{' '}
              <bdi>{use.column}</bdi>
            </Typography>
          ))}
        </Stack>
      )}
    </Section>
  );
}
