import type { PublishedDefinition, ReportRow, RestatedFigure } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import { numberCell, STYLE, textCell } from '#external/xlsx-cells.ts';
import { smallBook } from '#tables/small-book.ts';
import type { FrontSheet, TableFile } from '#tables/table-file.ts';
import { filled } from '#texts/texts.ts';
import { reportSheet } from '../report/report-sheet.ts';
import { reportFileWord } from '../report/report-words.ts';
import { publishedWord } from './published-words.ts';

export interface PublicationBook {
  language: Language;
  rows: readonly ReportRow[];
  years: readonly { label: string }[];
  definitions: readonly PublishedDefinition[];
  restated: readonly RestatedFigure[];
  /** The names of frequencies by their codes. */
  frequencies: ReadonlyMap<string, string>;
  facts: readonly (readonly [string, string])[];
  about: TableFile['about'];
}

const sourceWords = ({ source, from, input }: PublishedDefinition, language: Language): string =>
  filled(publishedWord(source, language), { from, input: String(input) });

/** What each indicator meant when it was published. */
function definitionSheet({ rows, definitions, frequencies, language }: PublicationBook): FrontSheet {
  const word = (key: Parameters<typeof publishedWord>[0]) => publishedWord(key, language);
  const indicators = new Map(
    rows.flatMap(({ mainData }) => mainData.map(({ indicator }) => [indicator.id, indicator])),
  );
  const headers = [
    reportFileWord('code', language),
    reportFileWord('name', language),
    ...(['type', 'reading', 'source', 'counts', 'works', 'frequency', 'groups', 'direction', 'band'] as const).map(
      word,
    ),
  ];
  return {
    name: word('definitions'),
    headers,
    widths: [14, 60, 22, 18, 36, 20, 60, 16, 36, 14, 14],
    lines: definitions.map((one) => [
      textCell(indicators.get(one.logframeId)?.code ?? ''),
      textCell(indicators.get(one.logframeId)?.title ?? ''),
      textCell(word(`kind.${one.how.kind}`)),
      textCell(word(`reading.${one.how.mode}`)),
      textCell(sourceWords(one, language)),
      one.counts === null ? '' : textCell(word(`counts.${one.counts}`)),
      textCell(one.works.join('; ')),
      textCell(frequencies.get(one.frequency) ?? one.frequency),
      textCell(one.groups.join('; ')),
      textCell(word(`direction.${one.direction}`)),
      numberCell(one.band),
    ]),
  };
}

const FIGURE_WORD = { target: 'target', collection: 'result', cumulative: 'cumulative' } as const;

/** Old → new. */
function restatedSheet({ restated, language }: PublicationBook): FrontSheet {
  const number = (value: number | null) => (value === null ? '' : numberCell(value, STYLE.plain));
  return {
    name: publishedWord('restated', language),
    headers: [
      reportFileWord('name', language),
      publishedWord('figure', language),
      publishedWord('was', language),
      publishedWord('is', language),
    ],
    widths: [70, 18, 16, 16],
    lines: restated.map(({ name, figure, was, is }) => [
      textCell(name),
      textCell(reportFileWord(FIGURE_WORD[figure], language)),
      number(was),
      number(is),
    ]),
  };
}

/** The workbook of a publication; it is made once and kept. */
export function publicationBook(book: PublicationBook): Buffer {
  const { language, facts, years, rows, restated, about } = book;
  const report = reportSheet(rows, { language, facts, years });
  return smallBook([report, ...(restated.length > 0 ? [restatedSheet(book)] : []), definitionSheet(book)], about);
}
