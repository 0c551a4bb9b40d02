import type { IndicatorSetting } from '@msurvey/contract';
import { expect, it } from 'vitest';
import { EMPTY_GROUP, settingOf, valuesOf } from '~/features/indicators/settings/values.ts';

const STORED: IndicatorSetting = {
  uom: 3,
  frequency: 4,
  indicator_type: { id: 1, label: 'Quantative' },
  data_entry_type: { id: 1, label: 'Number' },
  progress_vs_cumulative: { id: 1, label: 'Incremental' },
  baseline_time: '2019-03-31',
  baseline_value: 0,
  midTermMultiplyingFactor: 0.6,
  data_source: 'Registry',
  data_source_bn: null,
  data_collection_types: ['Manual'],
  subActivities: [],
  disaggregation: [
    [
      { id: 1, title: 'Sex' },
      { id: 2, title: 'Age' },
    ],
  ],
  counts: null,
  usualCount: 'people',
  direction: 'increase',
  onTrackPercent: 90,
  derived: null,
};

it('what nobody changed is sent as it was stored', () => {
  expect(settingOf(valuesOf(STORED))).toMatchObject({
    uom: 3,
    indicator_type: { label: 'Quantative' },
    baseline_value: 0,
    midTermMultiplyingFactor: 0.6,
    disaggregation: [[{ id: 1 }, { id: 2 }]],
    derived: null,
  });
});

it('an entry in which nothing is chosen is not sent, and digits may be Bengali', () => {
  const values = valuesOf({ ...STORED, disaggregation: [] });
  const sent = settingOf({
    ...values,
    groups: [EMPTY_GROUP, { types: [{ id: 5 }, { id: null }] }],
    baseline_value: '১২',
  });
  expect(sent.disaggregation).toEqual([[{ id: 5 }]]);
  expect(sent.baseline_value).toBe(12);
});

it('sub-activities are sent only where activities are mapped', () => {
  const values = { ...valuesOf(STORED), subActivities: [3] };
  expect(settingOf(values).subActivities).toEqual([]);
  expect(settingOf({ ...values, data_collection_types: ['Activity mapping'] }).subActivities).toEqual([3]);
});
