import { SelectField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';

/** The project whose registries this one shows its part of; those that could be it, and the one that it is. */
export function UmbrellaField({ known }: { known: RowOf<'myProjects'> | undefined }) {
  const t = useTexts();
  const mayEdit = useCan()('Project/Edit');
  const { data } = useQuery({
    ...api.umbrellaOptions.query({ query: known ? { id: known.id } : {} }),
    enabled: mayEdit,
  });
  const offered = data?.data ?? [];
  const { umbrella } = known ?? {};
  const options = umbrella && !offered.some(({ id }) => id === umbrella.id) ? [umbrella, ...offered] : offered;
  return (
    <SelectField
      name="umbrellaId"
      label={t('project.umbrella')}
      hint={t('project.umbrellaHint')}
      noneLabel={t('project.umbrellaNone')}
      options={options}
      disabled={!mayEdit || options.length === 0}
    />
  );
}
