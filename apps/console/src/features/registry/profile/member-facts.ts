import type { MemberProfile } from '@msurvey/contract';
import type { Definition } from '@msurvey/ui';
import { useMemberWord } from '~/features/registry/parts/use-member-word.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What is known of a person, in the order one would ask for it. */
export function useMemberFacts(member: MemberProfile): Record<'person' | 'place' | 'land', Definition[]> {
  const t = useTexts();
  const word = useMemberWord();
  const { date, dateTime, number } = useFormat();
  const yesNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'));
  const amount = (value: number | null) => (value === null ? null : number(value));
  const { place, household, landDecimals } = member;
  return {
    person: [
      { term: t('member.father'), value: member.fithersname },
      { term: word('mother'), value: member.mothersname },
      { term: word('spouse'), value: member.spouse },
      { term: t('member.sex'), value: member.sex && t(`sex.${member.sex}`) },
      { term: word('bornOn'), value: date(member.bornOn) },
      { term: word('age'), value: amount(member.age) },
      { term: t('member.contact'), value: member.contact },
      { term: word('nationalId'), value: member.nationalId },
      { term: word('ethnic'), value: yesNo(member.isEthnic) },
      { term: word('registeredOn'), value: date(member.registeredOn) },
      { term: t('member.registeredBy'), value: member.registeredBy },
      { term: t('member.received'), value: dateTime(member.receivedAt) },
    ],
    place: [
      { term: t('place.village'), value: place.village },
      { term: t('place.union'), value: place.union },
      { term: t('place.upazila'), value: place.upazila },
      { term: t('place.district'), value: place.district },
      { term: t('place.division'), value: place.division },
    ],
    land: [
      { term: t('member.land'), value: landDecimals === null ? null : t('member.decimals', { count: landDecimals }) },
      { term: t('household.number'), value: household.number },
      { term: t('household.head'), value: yesNo(household.isHead) },
      { term: t('household.males'), value: amount(household.males) },
      { term: t('household.females'), value: amount(household.females) },
    ],
  };
}
