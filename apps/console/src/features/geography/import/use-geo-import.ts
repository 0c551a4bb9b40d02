import type { OperationName } from '@msurvey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

export interface ImportValues {
  system: string;
  title: string;
  licence: string;
  attribution: string;
}

const STALE: readonly OperationName[] = [
  'geoTypes',
  'geoData',
  'geoChildren',
  'geoByCode',
  'geoSearch',
  'geoPlace',
  'geoLayers',
  'geoLayer',
];

const BOUNDARIES = ['.geojson', '.json', '.topojson'];
export const ENDINGS = ['.csv', '.xlsx', ...BOUNDARIES];
/** Boundaries need to say whose they are; a list of units does not. */
export const hasBoundaries = (file: File | null): boolean =>
  BOUNDARIES.some((ending) => file?.name.toLowerCase().endsWith(ending));

function formOf(file: File, { system, ...layer }: ImportValues): FormData {
  const form = new FormData();
  // fields before the file: the server reads the parts in their order
  form.append('system', system);
  if (hasBoundaries(file)) for (const [name, value] of Object.entries(layer)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** First a dry run, then the same import in earnest. */
export function useGeoImport() {
  const queries = useQueryClient();
  const check = useMutation({
    mutationFn: ({ file, values }: { file: File; values: ImportValues }) =>
      api.checkGeoImport({ form: formOf(file, values) }),
  });
  const apply = useMutation({
    mutationFn: (importId: string) => api.applyGeoImport({ body: { importId } }),
    onSuccess: () => Promise.all(STALE.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
  return { check, apply };
}
