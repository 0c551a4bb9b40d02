import type { ActivityDetail } from '@msurvey/contract';
import { type Definition, DefinitionList } from '@msurvey/ui';
import { useQuantity } from '~/lib/use-quantity.ts';
import { typeWord } from '~/features/activities/parts/type-word.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What, when, where, who and how much. What this kind of activity is never asked for is left out when it is blank. */
export function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const t = useTexts();
  const { date, dateTime, number } = useFormat();
  const count = (value: number | null) => (value === null ? null : number(value));
  const { ended_on, revision, area, length } = activity;
  const quantity = useQuantity();
  const always: Definition[] = [
    { term: t('profile.kind'), value: t(`kind.${activity.kind}`) },
    { term: t('pending.type'), value: typeWord(t, activity.sub_activity_type) },
    { term: t('column.implementedBy'), value: activity.implemented_by },
    {
      term: t('column.date'),
      value:
        ended_on && ended_on !== activity.implementation_date
          ? t('profile.period', { from: date(activity.implementation_date), to: date(ended_on) })
          : date(activity.implementation_date),
    },
    {
      term: t('column.location'),
      value: activity.places
        .toReversed()
        .map(({ name }) => name)
        .join(', '),
    },
    { term: t('column.memberCount'), value: count(activity.member_count) },
    { term: t('profile.female'), value: count(activity.female_count) },
    { term: t('profile.male'), value: count(activity.male_count) },
    { term: t('profile.quantity'), value: quantity(activity) },
  ];
  const whereKnown: Definition[] = [
    { term: t('profile.name'), value: activity.name },
    { term: t('profile.village'), value: activity.village },
    { term: t('profile.cropKind'), value: activity.crop_kind },
    { term: t('profile.crop'), value: activity.crop },
    { term: t('profile.area'), value: area === null ? null : t('profile.decimals', { n: area }) },
    { term: t('profile.structure'), value: activity.infrastructure_type },
    { term: t('profile.workState'), value: activity.work_state && t(`workState.${activity.work_state}`) },
    { term: t('profile.length'), value: length === null ? null : t('profile.kilometres', { n: length }) },
    { term: t('profile.households'), value: count(activity.households) },
    { term: t('profile.stated'), value: count(activity.stated_count) },
  ].filter(({ value }) => value !== null && value !== '');
  const record: Definition[] = [
    { term: t('profile.form'), value: activity.form_title },
    {
      term: t('profile.author'),
      value: [activity.author.name, activity.author.orgName].filter(Boolean).join(', '),
    },
    { term: t('profile.received'), value: dateTime(activity.received_at) },
    ...(revision > 1
      ? [
          {
            term: t('profile.updated'),
            value: t('history.when', { at: dateTime(activity.updated_at), revision: number(revision) }),
          },
        ]
      : []),
  ];
  return <DefinitionList items={[...always, ...whereKnown, ...record]} />;
}
