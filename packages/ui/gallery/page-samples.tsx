import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { IconPlus, IconUsers, IconUsersGroup } from '../src/icons.ts';
import {
  CardsSkeleton,
  DefinitionList,
  EmptyState,
  FailedState,
  PageTabs,
  PanelHeader,
  type Status,
  StatusChip,
  SummaryCard,
  UploadPanel,
} from '../src/index.ts';
import { type Sample, useWords } from './sample.ts';

const group = 'Page';
const STATUSES: Status[] = ['pending', 'approved', 'rejected', 'verified', 'active', 'inactive', 'archived'];
const WORK: Status[] = ['new', 'inProgress', 'done'];

function Buttons() {
  const say = useWords();
  const words = say('Add training', 'প্রশিক্ষণ যোগ করুন');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />}>
        {words}
      </Button>
      <Button variant="outlined">{words}</Button>
      <Button>{words}</Button>
      <Button variant="contained" color="error">
        {say('Delete', 'মুছুন')}
      </Button>
      <Button variant="contained" loading>
        {words}
      </Button>
      <Button variant="contained" disabled>
        {words}
      </Button>
    </Stack>
  );
}

function Cards() {
  const say = useWords();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      <SummaryCard label={say('Farmers', 'কৃষক')} value={1_234_567} icon={IconUsers} href="#page-cards" />
      <SummaryCard
        label={say('Land under new crops', 'নতুন ফসলের জমি')}
        value={312.5}
        unit={say('ha', 'হেক্টর')}
        definition={say('Area of approved demonstrations.', 'অনুমোদিত প্রদর্শনীর জমি।')}
      />
      <SummaryCard label={say('Groups with savings', 'সঞ্চয়ী দল')} value={null} icon={IconUsersGroup} />
      <SummaryCard label={say('Trainings', 'প্রশিক্ষণ')} value={undefined} />
    </Box>
  );
}

function Tabs() {
  const say = useWords();
  const [tab, setTab] = useState('people');
  return (
    <PageTabs
      label={say('Parts of the group', 'দলের অংশ')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'people', label: say('Members', 'সদস্য'), content: say('Twenty-five members.', 'পঁচিশ জন সদস্য।') },
        { id: 'work', label: say('Activities', 'কার্যক্রম'), content: say('Nothing yet.', 'এখনো কিছু নেই।') },
      ]}
    />
  );
}

function Facts() {
  const say = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={say('Group', 'দল')} count={25} action={{ label: say('Edit', 'সম্পাদনা'), onClick: () => {} }} />
      <DefinitionList
        items={[
          { term: say('Name', 'নাম'), value: say('Char Fasson women’s group', 'চরফ্যাশন মহিলা দল') },
          { term: say('Union', 'ইউনিয়ন'), value: say('Aslampur, Char Fasson', 'আসলামপুর, চরফ্যাশন') },
          { term: say('Savings', 'সঞ্চয়'), value: null },
        ]}
      />
    </Stack>
  );
}

function States() {
  const say = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper variant="outlined">
        <EmptyState
          text={say('No trainings yet', 'এখনো কোনো প্রশিক্ষণ নেই')}
          hint={say('Approved trainings appear here.', 'অনুমোদিত প্রশিক্ষণ এখানে দেখা যাবে।')}
          action={<Button variant="contained">{say('Add training', 'প্রশিক্ষণ যোগ করুন')}</Button>}
        />
      </Paper>
      <Paper variant="outlined">
        <FailedState text={say('The server did not answer.', 'সার্ভার সাড়া দেয়নি।')} onRetry={() => {}} />
      </Paper>
      <CardsSkeleton />
    </Stack>
  );
}

function Upload() {
  const say = useWords();
  const [file, setFile] = useState<File | null>(null);
  return <UploadPanel label={say('Workbook', 'ওয়ার্কবুক')} file={file} onChange={setFile} accept={['.xlsx', '.csv']} />;
}

const Chips = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {[...STATUSES, ...WORK].map((status) => (
      <StatusChip key={status} status={status} />
    ))}
  </Stack>
);

export const pageSamples: Sample[] = [
  { id: 'page-buttons', group, title: 'Buttons', Show: Buttons },
  { id: 'page-chips', group, title: 'Status chips', Show: Chips },
  { id: 'page-cards', group, title: 'Summary cards', Show: Cards },
  { id: 'page-tabs', group, title: 'Tabs', Show: Tabs },
  { id: 'page-facts', group, title: 'Panel header and facts', Show: Facts },
  { id: 'page-states', group, title: 'Empty, failed, loading', Show: States },
  { id: 'page-upload', group, title: 'Upload', Show: Upload },
];
