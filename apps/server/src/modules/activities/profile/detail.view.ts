import type { ActivityDetail, ActivityReview } from '@msurvey/contract';
import type { Check } from '@msurvey/domain';
import { summaryView } from '../activity-summary.view.ts';
import type { DetailRow, ReviewRow } from './detail.queries.ts';

export const reviewView = ({ at, ...row }: ReviewRow): ActivityReview => ({ ...row, at: at.toISOString() });

const placesOf = (row: DetailRow): ActivityDetail['places'] =>
  [
    { id: row.divisionId, name: row.division },
    { id: row.districtId, name: row.district },
    { id: row.upazilaId, name: row.upazila },
    { id: row.unionId, name: row.union },
  ].flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));

export const detailView = (
  row: DetailRow,
  projectId: number,
  reviews: readonly ReviewRow[],
  checks: Check[] = row.checks,
): ActivityDetail => ({
  ...summaryView(row, projectId),
  kind: row.kind,
  state: row.state,
  revision: row.revision,
  form_title: row.formTitle,
  author: { id: row.userId, name: row.author, orgName: row.authorOrganization },
  received_at: row.receivedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  name: row.name,
  infrastructure_type: row.infrastructureType,
  work_state: row.workState,
  crop_kind: row.cropKind,
  crop: row.crop,
  area: row.area,
  length: row.length,
  households: row.households,
  ended_on: row.endedOn,
  places: placesOf(row),
  village: row.village,
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, accuracy: row.accuracy },
  male_count: row.maleCount,
  female_count: row.femaleCount,
  stated_count: row.statedCount,
  listed_count: row.listedCount,
  quantity: row.quantity,
  unit: row.unit,
  photos: row.photos,
  checks,
  history: reviews.map(reviewView),
});
