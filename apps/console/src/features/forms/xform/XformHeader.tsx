import { DefinitionList, PageHeader } from '@msurvey/ui';
import { IconReplace } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { useLibraryActions } from '~/features/forms/library/library-actions.ts';
import { MissingFiles } from '~/features/forms/parts/MissingFiles.tsx';
import { XformIdentity } from '~/features/forms/parts/XformIdentity.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Xform = DataOf<'xform'>;

/** Who it is, what state it is in, and what one may do with it. */
export function XformHeader({ xform, onReplace }: { xform: Xform; onReplace: (xform: Xform) => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { number, dateTime } = useFormat();
  const actions = useLibraryActions(onReplace, () => navigate('/forms'))(xform);
  const replace = actions.find(({ id }) => id === 'replace');
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={xform.title}
        subtitle={
          <XformIdentity xform={xform}>
            <MissingFiles idString={xform.idString} count={xform.missingMedia} />
          </XformIdentity>
        }
        action={replace && { label: replace.label, icon: IconReplace, onClick: replace.onClick }}
        more={actions.filter(({ id }) => id !== 'replace')}
      />
      {xform.deletedAt && <Alert severity="warning">{t('deleted.hint')}</Alert>}
      <Paper variant="outlined" sx={{ p: 2 }}>
        <DefinitionList
          items={[
            { term: t('column.version'), value: xform.version === null ? null : number(xform.version) },
            { term: t('column.questions'), value: number(xform.questionCount) },
            { term: t('fact.languages'), value: xform.languages.join(', ') },
            { term: t('column.organization'), value: xform.organization ?? t('programme') },
            { term: t('column.projects'), value: number(xform.projectCount) },
            { term: t('fact.origin'), value: t(`origin.${xform.origin}`) },
            { term: t('fact.createdBy'), value: xform.createdBy },
            { term: t('column.formCreatedAt'), value: dateTime(xform.formCreatedAt) },
            { term: t('column.formUpdatedAt'), value: dateTime(xform.formUpdatedAt) },
            ...(xform.description ? [{ term: t('design.description'), value: xform.description }] : []),
          ]}
        />
      </Paper>
    </Stack>
  );
}
