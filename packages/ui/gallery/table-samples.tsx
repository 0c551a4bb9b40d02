import { useState } from 'react';
import { IconEdit, IconTrash } from '../src/icons.ts';
import { type Column, DataTable, type RowId } from '../src/index.ts';
import { type Sample, useWords } from './sample.ts';

const group = 'Table';
interface Person {
  id: number;
  name: string;
  union: string;
  land: number | null;
}

function usePeople(): { columns: Column<Person>[]; rows: Person[] } {
  const say = useWords();
  return {
    columns: [
      { id: 'name', header: say('Name', 'নাম'), primary: true },
      { id: 'union', header: say('Union', 'ইউনিয়ন'), primary: true },
      { id: 'land', header: say('Land (ha)', 'জমি (হেক্টর)'), numeric: true, sortable: true },
    ],
    rows: [
      { id: 1, name: say('Rahima Begum', 'রহিমা বেগম'), union: say('Aslampur', 'আসলামপুর'), land: 1.25 },
      { id: 2, name: say('Abdul Karim', 'আব্দুল করিম'), union: say('Char Madras', 'চর মাদ্রাজ'), land: null },
      { id: 3, name: say('Nasrin Akter', 'নাসরিন আক্তার'), union: say('Hazariganj', 'হাজারীগঞ্জ'), land: 0 },
    ],
  };
}

function Full() {
  const say = useWords();
  const [selected, onChange] = useState<Set<RowId>>(new Set([2]));
  const [page, setPage] = useState({ page: 1, pageSize: 10 });
  return (
    <DataTable
      {...usePeople()}
      label={say('Farmers', 'কৃষক')}
      rowId={({ id }) => id}
      serial
      selection={{ selected, onChange }}
      sort={{ by: 'land', order: 'desc' }}
      onSort={() => {}}
      paging={{ ...page, count: 1234, onChange: setPage }}
      actions={() => [
        { id: 'edit', label: say('Edit', 'সম্পাদনা'), icon: IconEdit, onClick: () => {} },
        { id: 'delete', label: say('Delete', 'মুছুন'), icon: IconTrash, tone: 'danger', onClick: () => {} },
      ]}
    />
  );
}

function Empty() {
  const say = useWords();
  const { columns } = usePeople();
  return <DataTable columns={columns} rows={[]} label={say('No farmers', 'কৃষক নেই')} rowId={({ id }) => id} />;
}

function Failed() {
  const say = useWords();
  const { columns } = usePeople();
  return (
    <DataTable
      columns={columns}
      rows={undefined}
      label={say('Farmers that did not come', 'যে কৃষকেরা আসেনি')}
      rowId={({ id }) => id}
      error={say('The server did not answer.', 'সার্ভার সাড়া দেয়নি।')}
      onRetry={() => {}}
    />
  );
}

export const tableSamples: Sample[] = [
  { id: 'table-full', group, title: 'Data table', Show: Full },
  { id: 'table-empty', group, title: 'Data table, empty', Show: Empty },
  { id: 'table-failed', group, title: 'Data table, failed', Show: Failed },
];
