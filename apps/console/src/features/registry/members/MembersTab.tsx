import { IconUser, IconUserPlus, IconUsers } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { NO_PLACE, placeInput } from '~/features/geography/index.ts';
import { useMemberColumns } from '~/features/registry/members/member-columns.tsx';
import { AskToAdd } from '~/features/registry/parts/AskToAdd.tsx';
import { PROJECT_COUNTS } from '~/features/registry/parts/choices.ts';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { duplicatesPath, memberProfilePath } from '~/features/registry/parts/paths.ts';
import { useRegistryFields } from '~/features/registry/parts/registry-fields.ts';
import { useRegistryRow } from '~/features/registry/parts/use-registry-row.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

const ANY_COUNT = -1;
const ANY = { ...NO_PLACE, name: '', projectCount: ANY_COUNT };
const inputOf = (projectId: number, { name, projectCount, ...place }: typeof ANY) => ({
  projectId,
  ...placeInput(place),
  firstName: name,
  projectCount,
});

/** The farmers of a project. */
export function MembersTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { number } = useFormat();
  const row = useRegistryRow(projectId, 'member');
  const list = useList({
    filters: ANY,
    ...REGISTRY_LIST,
    prefix: 'm.',
    call: ({ filters, page, pageSize }) =>
      api.members.query({ body: { ...inputOf(projectId, filters), page, limit: pageSize } }),
  });
  const can = list.answer?.meta.can;
  return (
    <ListView
      list={list}
      keptAs="members"
      title={t('members.title')}
      columns={useMemberColumns(projectId)}
      rowId={({ id }) => id}
      serial
      actions={(member) => row.actions(member, { icon: IconUser, href: memberProfilePath(projectId, member) })}
      warning={<AskToAdd registry="member" />}
      fields={[
        ...useRegistryFields(list),
        fieldsOf(list).choice('projectCount', {
          label: t('filter.projectCount'),
          any: t('filter.any'),
          options: PROJECT_COUNTS.map((count) => ({ id: count, name: number(count) })),
          chip: () => t('chip.projectCount', { value: list.filters.projectCount }),
        }),
      ]}
      add={row.add(can?.create, t('members.add'), IconUserPlus)}
      tools={(narrowed) => (
        <>
          {can?.export && (
            <ExportButton
              {...narrowed}
              title={t('members.title')}
              start={(type, values) =>
                api.exportMembers({ body: { ...inputOf(projectId, list.filters), type, values } })
              }
            />
          )}
          {can?.merge && (
            <Button href={duplicatesPath(projectId)} startIcon={<IconUsers size={18} aria-hidden />}>
              {t('duplicates.title')}
            </Button>
          )}
        </>
      )}
      empty={{ text: t('members.empty'), hint: t('members.emptyHint') }}
    />
  );
}
