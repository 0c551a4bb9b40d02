import type { BeneficiaryRow } from '@msurvey/contract';
import { BENEFICIARY_COLUMNS, BENEFICIARY_REPORT, type Cut, type Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type PlacedFigure, type Values, valuesByUnit, valuesOf } from '#modules/figures/index.ts';
import { childrenOf, nameIn } from '#modules/geography/index.ts';

const FIGURES = [...new Set(Object.values(BENEFICIARY_REPORT))] satisfies PlacedFigure[];

const rowOf = (of: (column: (typeof BENEFICIARY_COLUMNS)[number]) => number): BeneficiaryRow =>
  Object.fromEntries(BENEFICIARY_COLUMNS.map((column) => [column, of(column)])) as BeneficiaryRow;
const rowView = (values: Values): BeneficiaryRow => rowOf((column) => values[BENEFICIARY_REPORT[column]] ?? 0);

/** A row for each place beneath the chosen one. A closed place is among them as long as somebody is counted there. */
export async function beneficiaryReport(db: Db, cut: Cut, language: Language) {
  const places = await childrenOf(db, cut.unit?.id ?? null, { closedToo: true });
  const ids = places.map(({ id }) => id);
  const [byUnit, values] = await Promise.all([valuesByUnit(db, FIGURES, cut, ids), valuesOf(db, FIGURES, cut)]);
  const rows = places.map((place) => ({
    id: place.id,
    name: nameIn(language, place),
    isClosed: place.isClosed,
    ...rowView(byUnit.get(place.id) ?? {}),
  }));
  const total = rowView(values);
  return {
    report: rows
      .filter((row) => !row.isClosed || BENEFICIARY_COLUMNS.some((column) => row[column] > 0))
      .map(({ isClosed: _, ...row }) => row),
    elsewhere: rowOf((column) => rows.reduce((left, row) => left - row[column], total[column])),
    total,
  };
}
