import type { Labels } from '#db/tables.ts';
import { BADC_ITEMS } from './badc-items.ts';
import { BARI_ITEMS } from './bari-items.ts';
import { DAE_RAINS_ITEMS } from './dae-rains-items.ts';
import { DAE_SACP_ITEMS } from './dae-sacp-items.ts';
import { DAM_ITEMS } from './dam-items.ts';
import { FAO_ITEMS } from './fao-items.ts';
import { GAIN_ITEMS } from './gain-items.ts';
import type { CatalogueItem } from './sub-activity.ts';

export interface Agency {
  /** Also its number among the tabs of work plans. */
  id: number;
  code: string;
  name: Labels;
  /** Its number in the dashboard's filters; null: it is not among them. */
  dashboardNumber: number | null;
  /** The programme's component, with which the codes of its items begin. */
  component: number;
  items: readonly CatalogueItem[];
}

const named = (en: string, bn: string): Labels => ({ en, bn, fr: null, ro: null, zh: null });
const agency = (
  id: number,
  code: string,
  name: Labels,
  dashboardNumber: number | null,
  component: number,
  items: readonly CatalogueItem[],
): Agency => ({ id, code, name, dashboardNumber, component, items });

/** The documents number agencies in two ways; inside, an agency is one. */
export const AGENCIES: Agency[] = [
  agency(
    1,
    'BADC',
    named('Bangladesh Agricultural Development Corporation', 'বাংলাদেশ কৃষি উন্নয়ন কর্পোরেশন'),
    null,
    3,
    BADC_ITEMS,
  ),
  agency(
    2,
    'BARI',
    named('Bangladesh Agricultural Research Institute', 'বাংলাদেশ কৃষি গবেষণা ইনস্টিটিউট'),
    1,
    4,
    BARI_ITEMS,
  ),
  agency(3, 'DAE', named('Department of Agricultural Extension', 'কৃষি সম্প্রসারণ অধিদপ্তর'), 2, 1, [
    ...DAE_SACP_ITEMS,
    ...DAE_RAINS_ITEMS,
  ]),
  agency(4, 'DAM', named('Department of Agricultural Marketing', 'কৃষি বিপণন অধিদপ্তর'), 3, 2, DAM_ITEMS),
  agency(5, 'FAO', named('Food and Agriculture Organization', 'খাদ্য ও কৃষি সংস্থা'), 4, 5, FAO_ITEMS),
  agency(
    6,
    'GAIN',
    named('Global Alliance for Improved Nutrition', 'গ্লোবাল অ্যালায়েন্স ফর ইমপ্রুভড নিউট্রিশন'),
    5,
    6,
    GAIN_ITEMS,
  ),
];
