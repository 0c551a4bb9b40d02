import type { InfrastructureRow, InfrastructureType } from '@msurvey/contract';
import { STRUCTURE_CODES } from '@msurvey/domain';
import { type Column, InLine } from '@msurvey/ui';
import Link from '@mui/material/Link';
import { useCan } from '~/app/session/index.ts';
import { useGps } from '~/features/registry/beneficiaries/use-gps.tsx';
import { AskToAdd } from '~/features/registry/parts/AskToAdd.tsx';
import { exportTool } from '~/features/registry/parts/ExportButton.tsx';
import { memberInstancePath } from '~/features/registry/parts/paths.ts';
import { useSearchField } from '~/features/registry/parts/registry-fields.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { SHORT_REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

interface StructureListProps {
  projectId: number;
  type: InfrastructureType;
}

/** Structures of one type, and whom they serve. */
export function StructureList({ projectId, type }: StructureListProps) {
  const t = useTexts();
  const forms = useRegistryForms(projectId);
  const list = useList({
    filters: { search: '' },
    ...SHORT_REGISTRY_LIST,
    prefix: `i.${type}.`,
    call: ({ filters: { search }, page, pageSize }) =>
      api.infrastructures.query({ body: { projectId, type, search, page, limit: pageSize } }),
  });
  const { search } = list.filters;
  const can = list.answer?.meta.can;
  const canAdd = can?.create === true;
  const begun = { column: 'infrastructure_type', value: STRUCTURE_CODES[type] };
  const addPath = canAdd ? forms.add('infrastructure', undefined, begun) : undefined;
  const gps = useGps(forms, t('infrastructure.gps'), canAdd);
  const title = t(`infrastructure.${type}`);
  return (
    <ListView
      list={list}
      keptAs="structures"
      title={title}
      columns={useStructureColumns(projectId)}
      rowId={(row) => `${row.id}-${row.position}`}
      actions={(row) => gps.actionFor(row, row.structure)}
      warning={<AskToAdd registry="infrastructure" />}
      fields={[useSearchField(list)]}
      action={addPath ? { label: t('infrastructure.add'), href: addPath } : undefined}
      tools={exportTool(can?.export, {
        title,
        start: (format, values) => api.exportInfrastructures({ body: { projectId, type, search, format, values } }),
      })}
      empty={{ hint: t('infrastructure.emptyHint') }}
    >
      {gps.dialog}
    </ListView>
  );
}

function useStructureColumns(projectId: number): Column<InfrastructureRow>[] {
  const t = useTexts();
  const opensMember = useCan()('Member Register/View');
  const name = ({ name: words, structure, memberInstance, workState }: InfrastructureRow) => {
    const more = [structure !== words && structure, workState && t(`workState.${workState}`)]
      .filter(Boolean)
      .join(' · ');
    return (
      <>
        {memberInstance && opensMember ? (
          <Link href={memberInstancePath(projectId, memberInstance)}>{words}</Link>
        ) : (
          words
        )}
        {more && <InLine isSecond>{more}</InLine>}
      </>
    );
  };
  return [
    { id: 'name', header: t('member.name'), primary: true, lines: 2, cell: name },
    { id: 'member_id', header: t('demonstrations.beneficiary'), nowrap: true, primary: true },
    { id: 'address', header: t('member.address'), primary: true },
  ];
}
