import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { type DemoSite, insertDemoSites } from './load.queries.ts';

/** Thirty upazilas of SACP's eleven southern districts; which thirty is not public, these are illustrative. */
const SACP: Record<string, string[]> = {
  Bagerhat: ['Fakirhat', 'Morrelganj', 'Chitalmari'],
  Satkhira: ['Debhata', 'Kalaroa', 'Tala'],
  Pirojpur: ['Nazirpur', 'Mathbaria', 'Nesarabad'],
  Jhalakathi: ['Jhalakathi Sadar', 'Rajapur'],
  Bhola: ['Borhanuddin', 'Charfesson', 'Lalmohan'],
  Patuakhali: ['Kalapara', 'Galachipa', 'Dashmina'],
  Barguna: ['Amtali', 'Pathorghata', 'Betagi'],
  Chattogram: ['Mirsharai', 'Sitakunda', 'Banshkhali'],
  Feni: ['Sonagazi', 'Feni Sadar'],
  Lakshmipur: ['Ramgati', 'Kamalnagar', 'Raipur'],
  Noakhali: ['Subarnachar', 'Hatia'],
};

/** Coastal, drought-prone and northern char districts. */
const RAINS = [
  ['Barguna', 'Patuakhali', 'Bhola', 'Satkhira', 'Khulna'],
  ['Rajshahi', 'Naogaon', 'Chapai Nawabganj'],
  ['Dinajpur', 'Rangpur', 'Kurigram', 'Gaibandha', 'Lalmonirhat', 'Nilphamari'],
].flat();

const UPAZILAS = Object.entries(SACP).flatMap(([district, names]) => names.map((name) => ({ district, name })));

/** Which districts each collector looks after. Every district has somebody, of DAE or of another agency. */
export const LOOKED_AFTER: Readonly<Record<string, readonly string[]>> = {
  collector: ['Patuakhali'],
  collector2: ['Noakhali', 'Lakshmipur', 'Patuakhali'],
  'dae.bhola': ['Bhola'],
  'dae.barguna': ['Barguna'],
  'dae.satkhira': ['Satkhira', 'Khulna'],
  'dae.bagerhat': ['Bagerhat'],
  'dae.pirojpur': ['Pirojpur'],
  'dae.jhalokathi': ['Jhalakathi'],
  'dae.lakshmipur': ['Lakshmipur', 'Noakhali', 'Feni', 'Chattogram'],
  'dae.dinajpur': ['Dinajpur', 'Rangpur', 'Kurigram', 'Gaibandha', 'Lalmonirhat', 'Nilphamari'],
  'dae.rajshahi': ['Rajshahi', 'Naogaon', 'Chapai Nawabganj'],
  'badc.chattogram': ['Chattogram', 'Feni', 'Bagerhat', 'Satkhira'],
  'badc.noakhali': ['Noakhali', 'Bhola', 'Barguna', 'Pirojpur', 'Jhalakathi'],
  'dam.barishal': ['Bhola', 'Patuakhali', 'Barguna', 'Pirojpur', 'Jhalakathi', 'Bagerhat', 'Satkhira'],
  'dam.feni': ['Feni', 'Chattogram', 'Noakhali', 'Lakshmipur'],
  'bari.rahmatpur': ['Patuakhali', 'Bhola', 'Barguna', 'Jhalakathi', 'Noakhali'],
  'fao.rangpur': ['Rangpur', 'Kurigram', 'Gaibandha', 'Lalmonirhat', 'Nilphamari', 'Dinajpur', 'Khulna'],
  'gain.rajshahi': ['Rajshahi', 'Naogaon', 'Chapai Nawabganj', 'Satkhira', 'Bhola'],
};

export interface Teams {
  /** Ids of the people in the team of each project, by their names. */
  programme: ReadonlyMap<string, number>;
  sacp: ReadonlyMap<string, number>;
  rains: ReadonlyMap<string, number>;
}

/** The projects' own sites, and those that each collector looks after: the same ones in every project they are in. */
export async function loadSites(db: Db, { programme, sacp, rains }: Teams): Promise<void> {
  const districts = [...new Set([...Object.keys(SACP), ...RAINS])];
  const district = (projectId: number, memberId: number | null, name: string) => ({
    projectId,
    memberId,
    district: null,
    name,
  });
  const theirs = (team: ReadonlyMap<string, number>, sitesIn: (name: string, memberId: number) => DemoSite[]) =>
    Object.entries(LOOKED_AFTER).flatMap(([username, names]) => {
      const memberId = team.get(username);
      return memberId === undefined ? [] : names.flatMap((name) => sitesIn(name, memberId));
    });
  const upazilasIn = (name: string, memberId: number | null) =>
    UPAZILAS.filter((place) => place.district === name).map((place) => ({
      projectId: PROJECT_SACP,
      memberId,
      ...place,
    }));
  await insertDemoSites(db, [
    ...Object.keys(SACP).flatMap((name) => upazilasIn(name, null)),
    ...RAINS.map((name) => district(PROJECT_RAINS, null, name)),
    ...districts.map((name) => district(PROJECT_PROGRAMME, null, name)),
    ...theirs(sacp, upazilasIn),
    ...theirs(rains, (name, memberId) => (RAINS.includes(name) ? [district(PROJECT_RAINS, memberId, name)] : [])),
    ...theirs(programme, (name, memberId) => [district(PROJECT_PROGRAMME, memberId, name)]),
  ]);
}
