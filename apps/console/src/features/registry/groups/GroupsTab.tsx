import { IconUsersGroup } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { NO_PLACE, placeInput } from '~/features/geography/index.ts';
import { useGroupColumns } from '~/features/registry/groups/group-columns.tsx';
import { AskToAdd } from '~/features/registry/parts/AskToAdd.tsx';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { groupDuplicatesPath, groupProfilePath } from '~/features/registry/parts/paths.ts';
import { useRegistryFields } from '~/features/registry/parts/registry-fields.ts';
import { useRegistryRow } from '~/features/registry/parts/use-registry-row.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

const ANY = { ...NO_PLACE, name: '' };
const inputOf = (projectId: number, { name, ...place }: typeof ANY) => ({
  projectId,
  ...placeInput(place),
  firstName: name.toLowerCase(),
});

/** The farmer groups of a project. */
export function GroupsTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const row = useRegistryRow(projectId, 'group');
  const list = useList({
    filters: ANY,
    ...REGISTRY_LIST,
    prefix: 'g.',
    call: ({ filters, page, pageSize }) =>
      api.groups.query({ body: { ...inputOf(projectId, filters), page, limit: pageSize } }),
  });
  const can = list.answer?.meta.can;
  return (
    <ListView
      list={list}
      keptAs="groups"
      title={t('groups.title')}
      columns={useGroupColumns(projectId)}
      rowId={({ id }) => id}
      serial
      actions={(group) => row.actions(group, { icon: IconUsersGroup, href: groupProfilePath(projectId, group.id) })}
      warning={<AskToAdd registry="group" />}
      fields={useRegistryFields(list)}
      add={row.add(can?.create, t('groups.add'))}
      tools={(narrowed) => (
        <>
          {can?.edit && (
            <Button href={groupDuplicatesPath(projectId)} startIcon={<IconUsersGroup size={18} aria-hidden />}>
              {t('groupPairs.title')}
            </Button>
          )}
          {can?.export && (
            <ExportButton
              {...narrowed}
              title={t('groups.title')}
              start={(type, values) =>
                api.exportGroups({ body: { ...inputOf(projectId, list.filters), type, values } })
              }
            />
          )}
        </>
      )}
      empty={{ text: t('groups.empty'), hint: t('groups.emptyHint') }}
    />
  );
}
