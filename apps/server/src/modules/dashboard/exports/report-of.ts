import {
  ACTIVITY_REPORT,
  BENEFICIARY_REPORT,
  type Cut,
  cutWord,
  DEMONSTRATION_REPORT,
  figureDefinition,
  type FigureName,
  figureName,
  INFRASTRUCTURE_REPORT,
  kindWord,
  type Language,
  type ReportName,
  reportWord,
} from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { activityReport } from '../reports/activity-report.ts';
import { beneficiaryReport } from '../reports/beneficiary-report.ts';
import { demonstrationReport } from '../reports/demonstration-report.ts';
import { infrastructureReport } from '../reports/infrastructure-report.ts';

export interface FileColumn {
  id: string;
  label: string;
  means: string;
}
export interface FileRow {
  name: string;
  /** By column; what is not there stays empty. */
  values: Readonly<Record<string, unknown>>;
  rows?: readonly FileRow[];
}
/** A report as its file shows it. */
export interface FileReport {
  of: string;
  columns: FileColumn[];
  rows: FileRow[];
  total: FileRow;
}

const columnsOf = (report: Readonly<Record<string, FigureName>>, language: Language): FileColumn[] =>
  Object.entries(report).map(([id, figure]) => ({
    id,
    label: figureName(figure, language),
    means: figureDefinition(figure, language),
  }));

type Make = (
  sources: LabelSources,
  cut: Cut,
  language: Language,
) => Promise<Omit<FileReport, 'total'> & { total: object }>;

const MAKE: Record<ReportName, Make> = {
  beneficiary: async ({ db }, cut, language) => {
    const { report, elsewhere, total } = await beneficiaryReport(db, cut, language);
    const rest = report.length > 0 && Object.values(elsewhere).some((value) => value !== 0);
    return {
      of: reportWord('place', language),
      columns: columnsOf(BENEFICIARY_REPORT, language),
      rows: [
        ...report.map(({ name, ...values }) => ({ name, values })),
        ...(rest ? [{ name: cutWord('exact', language), values: elsewhere }] : []),
      ],
      total,
    };
  },
  demonstration: async (sources, cut, language) => {
    const { report, total } = await demonstrationReport(sources, cut, language);
    return {
      of: reportWord('kind', language),
      columns: [
        ...columnsOf(DEMONSTRATION_REPORT, language),
        { id: 'yield', label: reportWord('yield', language), means: reportWord('yieldMeans', language) },
      ],
      rows: report.map(({ kind, crops, ...values }) => ({
        name: kindWord(kind, language),
        values,
        rows: crops.map(({ name, ...ofCrop }) => ({ name, values: ofCrop })),
      })),
      total,
    };
  },
  activity: async ({ db }, cut, language) => {
    const { report, without, total } = await activityReport(db, cut, language);
    const columns = columnsOf(ACTIVITY_REPORT, language);
    const at = columns.findIndex(({ id }) => id === 'quantity') + 1;
    return {
      of: reportWord('subActivity', language),
      columns: [
        ...columns.slice(0, at),
        { id: 'unit', label: reportWord('unit', language), means: '' },
        ...columns.slice(at),
        {
          id: 'uniqueBeneficiaries',
          label: reportWord('unique', language),
          means: reportWord('uniqueMeans', language),
        },
      ],
      rows: [
        ...report.map(({ name, subActivities, ...values }) => ({
          name,
          values,
          rows: subActivities.map(({ code, name: label, ...one }) => ({ name: `${code}, ${label}`, values: one })),
        })),
        ...(without.activityCount > 0 ? [{ name: cutWord('noSubActivity', language), values: without }] : []),
      ],
      total,
    };
  },
  infrastructure: async ({ db }, cut, language) => {
    const { report, total } = await infrastructureReport(db, cut);
    return {
      of: reportWord('type', language),
      columns: columnsOf(INFRASTRUCTURE_REPORT, language),
      rows: report.map(({ kind, ...values }) => ({ name: kindWord(kind, language), values })),
      total,
    };
  },
};

export async function reportOf(
  report: ReportName,
  sources: LabelSources,
  cut: Cut,
  language: Language,
): Promise<FileReport> {
  const { total, ...made } = await MAKE[report](sources, cut, language);
  return { ...made, total: { name: reportWord('total', language), values: total as Record<string, unknown> } };
}
