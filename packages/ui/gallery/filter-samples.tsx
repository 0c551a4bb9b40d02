import { useState } from 'react';
import { DayFilter, FilterBar, FilterSelect, SearchField } from '../src/index.ts';
import { type Sample, useWords } from './sample.ts';

function Bar() {
  const say = useWords();
  const [text, setText] = useState('');
  const [agency, setAgency] = useState('dae');
  const [day, setDay] = useState('2026-07-01');
  const any = { id: '', name: say('All', 'সব') };
  return (
    <FilterBar
      chips={agency ? [{ id: 'agency', label: say('Agency: DAE', 'সংস্থা: ডিএই'), onRemove: () => setAgency('') }] : []}
      onClearAll={() => setAgency('')}
      onSearch={() => {}}
    >
      <SearchField value={text} onChange={setText} debounceMs={0} />
      <FilterSelect
        label={say('Agency', 'সংস্থা')}
        value={agency}
        any={any}
        options={[
          { id: 'dae', name: say('DAE', 'ডিএই') },
          { id: 'badc', name: say('BADC', 'বিএডিসি') },
        ]}
        onChange={setAgency}
      />
      <DayFilter label={say('From', 'থেকে')} value={day} onChange={setDay} />
    </FilterBar>
  );
}

export const filterSamples: Sample[] = [{ id: 'filter-bar', group: 'Filter', title: 'Filter bar', Show: Bar }];
