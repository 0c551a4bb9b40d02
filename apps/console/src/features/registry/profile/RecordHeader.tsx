import type { GroupProfile, MemberProfile } from '@msurvey/contract';
import { type HeaderAction, PageHeader, StatusChip } from '@msurvey/ui';
import { IconFile, IconPencil, IconPrinter, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { bothNames } from '~/features/registry/parts/both-names.ts';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useTellName } from '~/lib/names.ts';
import { useLanguage } from '~/lib/use-language.ts';

const LOOK = { approved: 'approved', rejected: 'rejected' } as const;

interface RecordHeaderProps {
  projectId: number;
  what: 'member' | 'group';
  shown: MemberProfile | GroupProfile;
  /** What addresses call it. */
  address: string | number;
  /** Its number or code, as people say it. */
  code: string | null;
  /** What may be done with this kind only. */
  own?: readonly HeaderAction[];
}

/** Who or what it is, what was decided about the record, and what one may do. */
export function RecordHeader({ projectId, what, shown, address, code, own = [] }: RecordHeaderProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { first, second } = bothNames(shown, useLanguage());
  useTellName([what, address], first.text);
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, what);
  const edit = shown.can.edit ? forms.edit(shown) : undefined;
  const record = shown.can.record ? forms.record(shown) : undefined;
  const toList = () => void navigate(tabPath(projectId, what === 'member' ? 'members' : 'groups'));
  return (
    <PageHeader
      title={first.text}
      subtitle={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
          {second && <span lang={second.lang}>{second.text}</span>}
          {code && <span>{code}</span>}
          {/* who need not be approved has no state */}
          {shown.state !== 'received' && <StatusChip status={LOOK[shown.state]} label={t(`state.${shown.state}`)} />}
        </Stack>
      }
      action={edit ? { label: t('edit'), icon: IconPencil, href: edit } : undefined}
      more={[
        { label: t('print'), icon: IconPrinter, onClick: () => window.print() },
        ...(record ? [{ label: t('record'), icon: IconFile, href: record }] : []),
        ...own,
        ...(shown.can.delete
          ? [{ label: t('delete'), icon: IconTrash, onClick: () => void remove.ask(shown, toList) }]
          : []),
      ]}
    />
  );
}
