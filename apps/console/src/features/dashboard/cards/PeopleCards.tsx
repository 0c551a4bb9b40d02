import { CARDS, CHART_OPTIONS, type FigureName, LAND_BOUNDS } from '@msurvey/domain';
import Box from '@mui/material/Box';
import { Card } from '~/features/dashboard/cards/Card.tsx';
import { Figure } from '~/features/dashboard/cards/Figure.tsx';
import { TILES } from '~/features/dashboard/cards/tiles.ts';
import { FigureTable } from '~/features/dashboard/cards/FigureTable.tsx';
import { useTexts } from '~/features/dashboard/texts.ts';

const basic = CARDS.basicReport;
const land = CARDS.landinfo;

/** Everybody in the registry: summary, shares, by sex, by land. */
export function PeopleCards() {
  const t = useTexts();
  const bySex = (row: string, male: FigureName, female: FigureName) => ({ label: row, figures: [male, female] });
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Card title={t('card.beneficiary')}>
          <Box sx={TILES}>
            {Object.values(CARDS.beneficiary).map((figure) => (
              <Figure key={figure} figure={figure} isHeadline />
            ))}
          </Box>
        </Card>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Card title={t('card.shares')}>
          <Box sx={{ ...TILES, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
            {CHART_OPTIONS.map((option) => (
              <Figure key={option} figure={`people.${option}`} isRing />
            ))}
          </Box>
        </Card>
      </Box>
      <Card title={t('card.basic')}>
        <FigureTable
          label={t('card.basic')}
          of={t('basic.of')}
          columns={[t('sex.male'), t('sex.female')]}
          rows={[
            bySex(t('basic.people'), basic.male_count, basic.female_count),
            bySex(t('basic.youth'), basic.male_youth, basic.female_youth),
            bySex(t('basic.ethnic'), basic.male_ethnic, basic.female_ethnic),
            bySex(t('basic.heads'), basic.male_house_hold, basic.female_house_hold),
            bySex(t('basic.members'), basic.house_hold_male_member, basic.house_hold_female_member),
          ]}
        />
      </Card>
      <Card title={t('card.land')}>
        <FigureTable
          label={t('card.land')}
          of={t('land.of')}
          columns={[t('land.all'), t('land.youth'), t('land.ethnic')]}
          rows={[
            {
              label: t('land.between', { from: 0, to: LAND_BOUNDS[0] }),
              figures: [land.total_one, land.youth_one, land.ethnicity_one],
            },
            {
              label: t('land.between', { from: LAND_BOUNDS[0] + 1, to: LAND_BOUNDS[1] }),
              figures: [land.total_two, land.youth_two, land.ethnicity_two],
            },
            {
              label: t('land.above', { from: LAND_BOUNDS[1] }),
              figures: [land.total_three, land.youth_three, land.ethnicity_three],
            },
          ]}
        />
      </Card>
    </>
  );
}
