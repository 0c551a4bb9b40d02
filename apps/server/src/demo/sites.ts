import { PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { insertDemoSites } from './load.queries.ts';

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

/** The projects' own sites; every third member looks after two of them. */
export async function loadSites(db: Db, sacpMembers: number[], rainsMembers: number[]): Promise<void> {
  const ofSacp = UPAZILAS.map((place) => ({ projectId: PROJECT_SACP, memberId: null, ...place }));
  const ofRains = RAINS.map((name) => ({ projectId: PROJECT_RAINS, memberId: null, district: null, name }));
  const third = (_: number, i: number) => i % 3 === 0;
  const ofMembers = [
    ...sacpMembers.filter(third).flatMap((memberId, i) =>
      [2 * i, 2 * i + 1].map((n) => ({
        projectId: PROJECT_SACP,
        memberId,
        ...(UPAZILAS[n % UPAZILAS.length] as (typeof UPAZILAS)[number]),
      })),
    ),
    ...rainsMembers.filter(third).map((memberId, i) => ({
      projectId: PROJECT_RAINS,
      memberId,
      district: null,
      name: RAINS[i % RAINS.length] as string,
    })),
  ];
  await insertDemoSites(db, [...ofSacp, ...ofRains, ...ofMembers]);
}
