import type { indicatorNumbers, PublishedDefinition } from '@msurvey/contract';
import {
  fiscalYearLabel,
  isYearOver,
  type Language,
  LANGUAGES,
  type NodeProgramme,
  type PublishedFigures,
  type YearData,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import type { Db } from '#db/tables.ts';
import { type LogframeSight, logframeSight } from '#modules/logframe/index.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { projectFile } from '#tables/project-file.ts';
import { filled } from '#texts/texts.ts';
import { yearsOf } from '../find-indicator.ts';
import type { Numbers } from '../numbers/load.ts';
import { readReport, type ReportRead } from '../report/read-report.ts';
import { reportFileWord } from '../report/report-words.ts';
import { reportRows } from '../report/report.view.ts';
import { programmeAsked } from '../report/show-report.ts';
import { itemsOf } from '../settings/choices.queries.ts';
import { choiceName } from '../settings/setting.view.ts';
import { type DefinitionNames, definitionNames, definitionOf, definitionView } from './definition.ts';
import { publicationBook } from './publication-book.ts';
import {
  closedFigures,
  holdPublications,
  insertEdition,
  insertPublication,
  publicationById,
  publicationsOf,
} from './publication.queries.ts';
import { publicationView, restatedView } from './publication.view.ts';
import { publishedWord } from './published-words.ts';
import { withoutMarks, withPublished } from './with-published.ts';

type PublishCall = Call<(typeof indicatorNumbers)['publishReport']>;

/** What is kept of the year that is closed: figures of totals and leaves, and what each indicator means. */
function figuresOf(read: ReportRead, year: number): PublishedFigures {
  const lines = reportRows(read, 'en', true).rows.flatMap(({ mainData }) => mainData);
  return Object.fromEntries(
    lines.map(({ indicator, aggregateInfo }) => [
      indicator.id,
      {
        definition: definitionOf(read.numbers.get(indicator.id) as Numbers),
        lines: Object.fromEntries(
          aggregateInfo.flatMap(({ key, data }): [string, YearData][] => {
            const found = data.yearData.find((one) => one.year === year);
            if (!found) return [];
            const { target, collection, cumulative } = found;
            return [[key, { target, collection, cumulative }]];
          }),
        ),
      },
    ]),
  );
}

/** The clock of Greenwich, and says so: a file is read in many places. */
const momentWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const definitionsIn = (
  read: ReportRead,
  figures: PublishedFigures,
  names: DefinitionNames,
  language: Language,
): PublishedDefinition[] =>
  read.indicators.flatMap(({ id }) => {
    const found = figures[id];
    return found ? [definitionView(id, found.definition, read, names, language)] : [];
  });

/** Which year of which programme is closed, by whom, and why once more. */
export interface Closing {
  homeId: number;
  userId: number;
  programme: NodeProgramme;
  year: number;
  version: number;
  reason: string | null;
}

/** The publication in each language: its rows, its definitions and its workbook, made once and kept. */
async function keepEditions(db: Db, closing: Closing, read: ReportRead, id: number): Promise<void> {
  const { homeId, userId, programme, year: closedYear, version, reason } = closing;
  const found = await publicationById(db, homeId, id);
  if (!found) throw new Error('a publication that was just written is gone');
  // Years that are closed stand in it as they were published; this one as it is now published.
  const closed = await closedFigures(db, homeId, programme);
  const names = await definitionNames(
    db,
    Object.values(found.figures).map(({ definition }) => definition),
  );
  const frequencies = await itemsOf(db, 'frequency');
  for (const language of LANGUAGES) {
    const rows = withoutMarks(withPublished(reportRows(read, language, true).rows, closed));
    const definitions = definitionsIn(read, found.figures, names, language);
    const year = `${fiscalYearLabel(closedYear)}, ${filled(publishedWord('version', language), { version: String(version) })}`;
    const { fileName, about } = await projectFile(
      db,
      { projectId: homeId, ownerId: userId },
      {
        title: `${reportFileWord('title', language)} ${programme} ${fiscalYearLabel(closedYear)} v${version}`,
        filters: `${programme}; ${year}`,
        language,
      },
    );
    const facts: [string, string][] = [
      [reportFileWord('programme', language), programme],
      [publishedWord('closedYear', language), year],
      [publishedWord('publishedAt', language), about[2]?.[1] ?? ''],
      [publishedWord('publishedBy', language), about[1]?.[1] ?? ''],
    ];
    if (read.computedAt) facts.push([publishedWord('counted', language), momentWords(read.computedAt)]);
    if (reason !== null) facts.push([publishedWord('reason', language), reason]);
    const workbook = publicationBook({
      language,
      rows,
      years: read.years,
      definitions,
      restated: restatedView(found.before, found.figures, rows),
      frequencies: new Map(frequencies.map((item) => [item.code, choiceName(item, language)])),
      facts,
      about,
    });
    await insertEdition(db, homeId, id, { language, rows, definitions, fileName, workbook });
  }
}

/** What the report says now of a year is kept in every language, and stands from now on. */
export async function closeYear(db: Db, sight: LogframeSight, closing: Closing): Promise<number> {
  const { homeId, userId, programme, year, version, reason } = closing;
  const years = await yearsOf(db, homeId);
  const read = await readReport(db, { sight, programme, years, nodeId: null, withLeaves: true });
  const { computedAt } = read;
  const figures = figuresOf(read, year);
  const id = await insertPublication(db, homeId, userId, { programme, year, version, reason, computedAt, figures });
  await keepEditions(db, closing, read, id);
  return id;
}

/** Closes a year, or restates one that was published: what the report says now is what stands of it from now on. */
export async function publishReport(call: PublishCall) {
  const { db, body, project, who, audit } = call;
  const { year, version, reason } = body;
  const sight = logframeSight(project);
  const asked = programmeAsked(sight, body.project);
  if (asked instanceof Problem) return asked;
  const programme = body.project;
  const years = await yearsOf(db, project.homeId);
  if (year < years.from || year > years.to) return problem('indicator.period-unfit');
  if (!isYearOver(year)) return problem('indicator.year-not-over');
  await holdPublications(db, project.homeId);
  const [latest] = await publicationsOf(db, project.homeId, programme, year);
  const isSentTwice = latest?.version === version && latest.publishedBy === who.userId && latest.reason === reason;
  if (latest && isSentTwice) return { data: publicationView(latest) };
  if ((latest?.version ?? 0) + 1 !== version) return problem('indicator.published-meanwhile');
  if (latest && reason === null) return fieldFaults({ field: 'reason', fault: 'required' });
  const closing = { homeId: project.homeId, userId: who.userId, programme, year, version, reason };
  const id = await closeYear(db, sight, closing);
  await audit({
    action: latest ? 'restate-year' : 'publish-year',
    entity: 'results-report',
    entityId: id,
    projectId: project.homeId,
    before: latest ? { version: latest.version } : null,
    after: { programme, year: fiscalYearLabel(year), version, ...(reason === null ? {} : { reason }) },
  });
  const [published] = await publicationsOf(db, project.homeId, programme, year);
  if (!published) throw new Error('a publication that was just written is gone');
  return { data: publicationView(published) };
}
