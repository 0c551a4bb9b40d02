import { dayInDhaka } from '@msurvey/domain';
import { add, type Counts, keyOf } from './counts.ts';
import { addFollowUp, type Harvests } from './follow-ups.ts';
import { countGroups, type Group, groupOf } from './groups.ts';
import { countHouseholds, householdsOf } from './households.ts';
import { addPeriods, countIndicators, subActivitiesOfIndicators } from './indicators/count-indicators.ts';
import type { Held } from './indicators/lines.ts';
import { progressOf } from './indicators/progress.ts';
import type { Period } from './indicators/sum-works.ts';
import { nameOf } from './indicators/told.ts';
import { standingIn } from './merges.ts';
import { countPeople, type People, type Person, personOf } from './people.ts';
import { type Places, placesIn } from './places.ts';
import type { Raw, RawProject } from './raw.ts';
import { type Attendance, attend, countReach, whoTookPart } from './reach.ts';
import { readRecords } from './read-records.ts';
import { type Catalogue, catalogueOf } from './scopes.ts';
import { workOf } from './work-of.ts';
import { countWork } from './works.ts';

const WORKS = ['activity', 'training', 'input', 'demonstration', 'infrastructure'];

interface Setting {
  places: Places;
  catalogue: Catalogue;
  /** The day as of which each indicator was counted last; nothing: as of today. */
  countedOn: ReadonlyMap<string, string>;
}

async function countProject(
  counts: Counts,
  raw: Raw,
  project: RawProject,
  { places, catalogue, countedOn }: Setting,
): Promise<ReadonlyMap<string, readonly Period[]>> {
  const byId = new Map<number, Person>();
  const byNumber = new Map<string, Person>();
  const people: People = { project, byId, byNumber, standing: standingIn(raw, project.id, byId) };
  const groups = new Map<number, Group>();
  const harvests: Harvests = new Map();
  const attendance: Attendance = new Map();
  const forIndicators = subActivitiesOfIndicators(raw);
  const works: Held[] = [];
  await readRecords(raw, project.id, [
    {
      registries: ['member'],
      take: (_form, record, sheet) => {
        const person = personOf(record, sheet);
        byId.set(person.id, person);
        const known = byNumber.get(person.memberNo);
        if (!known || person.id < known.id) byNumber.set(person.memberNo, person);
      },
    },
    { registries: ['group'], take: (_form, record, sheet) => void groups.set(record.id, groupOf(record, sheet)) },
    {
      registries: ['production', 'position'],
      take: (form, record, sheet) => addFollowUp(counts, harvests, form, record, sheet),
    },
    {
      registries: WORKS,
      take: (form, record, sheet) => {
        const work = workOf(form, record, sheet, catalogue);
        countWork(counts, project.id, work, places, harvests);
        const there = whoTookPart(work, people);
        attend(attendance, work, there);
        const { state, heldOn, subActivityId } = work;
        if (state !== 'approved' || heldOn === null || subActivityId === null || !forIndicators.has(subActivityId))
          return;
        works.push({ ...work, heldOn, subActivityId, people: [...there].filter(({ isRejected }) => !isRejected) });
      },
    },
  ]);
  countPeople(counts, people, places);
  const households = householdsOf(people);
  countHouseholds(counts, households, people, places);
  countGroups(counts, groups, people, places);
  countReach(counts, attendance, people, places, catalogue);
  return countIndicators(raw, { project, works, people, households, countedOn });
}

/** Values of indicators, and how far each is; what is made of indicators of projects that are not counted is left out. */
function addIndicators(
  counts: Counts,
  { indicators, projects }: Raw,
  found: ReadonlyMap<string, readonly Period[]>,
): void {
  const isHere = (projectId: number) => projects.some(({ id }) => id === projectId);
  const progress = progressOf(indicators, found, dayInDhaka(new Date()));
  for (const one of indicators.all) {
    if (!isHere(one.projectId)) continue;
    addPeriods(counts, one, found.get(nameOf(one)) ?? []);
    const percent = progress.get(nameOf(one)) ?? null;
    if (percent !== null)
      add(counts, 'logframe_node', keyOf(one.projectId, one.nodeId), { rows: 1, progress: percent });
  }
}

/** Every counter, from what people sent and decided, by plain loops: slow, and on purpose nothing like what keeps them. */
export async function countProgramme(raw: Raw, countedOn: ReadonlyMap<string, string> = new Map()): Promise<Counts> {
  const counts: Counts = new Map();
  const [places, catalogue] = [placesIn(raw), catalogueOf(raw)];
  for (const workId of catalogue.works())
    for (const scope of catalogue.scopesOf(workId)) add(counts, 'scope_work', keyOf(scope, workId), { rows: 1 });
  const found = new Map<string, readonly Period[]>();
  for (const project of raw.projects)
    for (const [name, periods] of await countProject(counts, raw, project, { places, catalogue, countedOn }))
      found.set(name, periods);
  addIndicators(counts, raw, found);
  return counts;
}
