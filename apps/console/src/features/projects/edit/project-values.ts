import type { Body, RowOf } from '~/lib/client.ts';

/** What the form of a project holds: a date that is not given is an empty text. */
export interface ProjectValues {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  partner: string[];
  umbrellaId: number | null;
}

export const valuesOf = (known?: RowOf<'myProjects'>): ProjectValues => ({
  name: known?.name ?? '',
  description: known?.description ?? '',
  startDate: known?.startDate ?? '',
  endDate: known?.endDate ?? '',
  partner: known?.partner ?? [],
  umbrellaId: known?.umbrella?.id ?? null,
});

export const bodyOf = (values: ProjectValues): Body<'createProject'> => ({
  ...values,
  startDate: values.startDate || null,
  endDate: values.endDate || null,
});

export const endsTooEarly = ({ startDate, endDate }: ProjectValues): boolean =>
  startDate !== '' && endDate !== '' && endDate < startDate;
