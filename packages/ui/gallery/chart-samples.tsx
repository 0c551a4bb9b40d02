import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart, type ChartDatum, type ChartProps, ProgressRing } from '../src/index.ts';
import {
  ages,
  byAge,
  bySex,
  districts,
  longNames,
  monthly,
  months,
  perVillage,
  trained,
  villages,
} from './chart-data.ts';
import { type Sample, useWords } from './sample.ts';

const group = 'Chart';

/** A chart whose figures open: what was opened stands beneath it. */
function Openable(props: ChartProps) {
  const [opened, setOpened] = useState<ChartDatum>();
  return (
    <>
      <Chart {...props} onOpen={setOpened} />
      <Typography variant="body2" role="status" data-opened>
        {opened && `${opened.category.label} ${opened.series.label} ${opened.value}`}
      </Typography>
    </>
  );
}

function Bars() {
  const say = useWords();
  const categories = useMemo(() => districts(say), [say]);
  const series = useMemo(() => [{ id: 'all', label: '', values: trained }], []);
  return (
    <Openable
      kind="bar"
      title={say('Farmers trained, by district', 'জেলা অনুযায়ী প্রশিক্ষিত কৃষক')}
      unit={say('farmers', 'জন')}
      categories={categories}
      series={series}
    />
  );
}

function ManyBars() {
  const say = useWords();
  const categories = useMemo(() => villages(say), [say]);
  return (
    <Openable
      kind="bar"
      title={say('Farmers in 120 unions', '১২০টি ইউনিয়নের কৃষক')}
      categories={categories}
      series={perVillage}
    />
  );
}

function LongNames() {
  const say = useWords();
  const categories = useMemo(() => longNames(say), [say]);
  const series = useMemo(() => [{ id: 'all', label: '', values: [412, 96, 31, 8] }], []);
  return <Chart kind="bar" title={say('Activities', 'কার্যক্রম')} categories={categories} series={series} />;
}

function Grouped() {
  const say = useWords();
  const categories = useMemo(() => districts(say), [say]);
  const series = useMemo(() => bySex(say).slice(0, 2), [say]);
  return (
    <Openable
      kind="bar"
      title={say('Women and men, by district', 'জেলা অনুযায়ী নারী ও পুরুষ')}
      categories={categories}
      series={series}
    />
  );
}

function Stacked() {
  const say = useWords();
  const categories = useMemo(() => districts(say), [say]);
  const series = useMemo(() => bySex(say), [say]);
  return (
    <Openable
      kind="stackedBar"
      title={say('Participants, by district and group', 'জেলা ও শ্রেণি অনুযায়ী অংশগ্রহণকারী')}
      categories={categories}
      series={series}
    />
  );
}

function Pyramid() {
  const say = useWords();
  const categories = useMemo(() => ages(say), [say]);
  const series = useMemo(() => byAge(say), [say]);
  return (
    <Openable
      kind="pyramid"
      title={say('Members, by age and sex', 'বয়স ও লিঙ্গ অনুযায়ী সদস্য')}
      categories={categories}
      series={series}
      note={say('Age or sex unknown: 31', 'বয়স বা লিঙ্গ অজানা: ৩১')}
    />
  );
}

function Lines() {
  const say = useWords();
  const { language } = useTranslation('ui').i18n;
  const categories = useMemo(() => months(language, 108), [language]);
  const series = useMemo(() => monthly(say, 108), [say]);
  return (
    <Openable
      kind="line"
      title={say('Trainings in nine years, by month', 'নয় বছরের মাসিক প্রশিক্ষণ')}
      categories={categories}
      series={series}
    />
  );
}

function Donut() {
  const say = useWords();
  const categories = useMemo(() => districts(say), [say]);
  const series = useMemo(() => [{ id: 'all', label: '', values: [31, 22, 17, null, 9, 4] }], []);
  return (
    <Openable
      kind="donut"
      title={say('Demonstrations, by district', 'জেলা অনুযায়ী প্রদর্শনী')}
      categories={categories}
      series={series}
    />
  );
}

function Rings() {
  const say = useWords();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <ProgressRing
        title={say('Farmers trained', 'প্রশিক্ষিত কৃষক')}
        value={312}
        target={1240}
        unit={say('farmers', 'জন')}
        onOpen={() => {}}
      />
      <ProgressRing title={say('Canals dug', 'খাল খনন')} value={13.5} target={12} unit={say('km', 'কিমি')} />
      <ProgressRing title={say('Women among leaders', 'নারী নেত্রী')} value={null} target={50} />
    </Box>
  );
}

function States() {
  const say = useWords();
  const title = say('Farmers trained', 'প্রশিক্ষিত কৃষক');
  const categories = districts(say);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' } }}>
      <Chart kind="bar" title={`${title} 1`} categories={categories} series={undefined} />
      <Chart kind="bar" title={`${title} 2`} categories={[]} series={[]} />
      <Chart
        kind="bar"
        title={`${title} 3`}
        categories={categories}
        series={undefined}
        error={say('The server did not answer.', 'সার্ভার সাড়া দেয়নি।')}
        onRetry={() => {}}
      />
    </Box>
  );
}

export const chartSamples: Sample[] = [
  { id: 'chart-bar', group, title: 'Bars', Show: Bars },
  { id: 'chart-grouped', group, title: 'Bars of two series', Show: Grouped },
  { id: 'chart-long', group, title: 'Bars with long names', Show: LongNames },
  { id: 'chart-many', group, title: 'Many bars', Show: ManyBars },
  { id: 'chart-stacked', group, title: 'Stacked bars', Show: Stacked },
  { id: 'chart-pyramid', group, title: 'Pyramid', Show: Pyramid },
  { id: 'chart-line', group, title: 'Lines', Show: Lines },
  { id: 'chart-donut', group, title: 'Donut', Show: Donut },
  { id: 'chart-ring', group, title: 'Progress rings', Show: Rings },
  { id: 'chart-states', group, title: 'Chart: loading, empty, failed', Show: States },
];
