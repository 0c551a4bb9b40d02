import { ask, calculate, group, repeat, required, type Row, within, when } from '../modules/forms/index.ts';
import type { OrganizationKey } from './programme.ts';

export interface DemoForm {
  id: string;
  title: string;
  description: string;
  /** Null: the programme's own. */
  organization: OrganizationKey | null;
  isDraft?: boolean;
  survey: Row[];
}

const place = group(
  'place',
  ['Place', 'স্থান'],
  [
    ask('text', 'district', ['District', 'জেলা'], required),
    ask('text', 'upazila', ['Upazila', 'উপজেলা'], required),
    ask('text', 'union', ['Union', 'ইউনিয়ন']),
    ask('text', 'village', ['Village', 'গ্রাম'], required),
  ],
);
const farmer = [
  ask('text', 'farmer', ['Name of the farmer', 'কৃষকের নাম'], required),
  ask('select_one sex', 'sex', ['Sex', 'লিঙ্গ'], required),
  ask(
    'text',
    'mobile',
    ['Mobile number', 'মোবাইল নম্বর'],
    within('regex(., "^01[0-9]{9}$")', ['11 digits, beginning with 01', '০১ দিয়ে শুরু ১১ অঙ্ক']),
  ),
];
const gps = ask('geopoint', 'gps', ['Position', 'অবস্থান']);
const photo = ask('image', 'photo', ['Photo', 'ছবি']);
const remarks = ask('text', 'remarks', ['Remarks', 'মন্তব্য'], { appearance: 'multiline' });
const positive = within('. >= 0', ['May not be negative', 'ঋণাত্মক হতে পারে না']);

/** What staff of such a programme collect, in English and Bengali. The people and places filled in are invented. */
export const FORMS: DemoForm[] = [
  {
    id: 'household_survey',
    title: 'Household survey',
    organization: null,
    description: 'Members, land and income of a farm household',
    survey: [
      ...place,
      ...farmer,
      ask('integer', 'household_size', ['People in the household', 'পরিবারের সদস্য সংখ্যা'], {
        ...required,
        ...within('. > 0 and . <= 40', ['Between 1 and 40', '১ থেকে ৪০']),
      }),
      ...repeat(
        'member',
        ['Member of the household', 'পরিবারের সদস্য'],
        [
          ask('text', 'member_name', ['Name', 'নাম'], required),
          ask('select_one sex', 'member_sex', ['Sex', 'লিঙ্গ']),
          ask(
            'integer',
            'member_age',
            ['Age', 'বয়স'],
            within('. >= 0 and . < 120', ['Between 0 and 119', '০ থেকে ১১৯']),
          ),
          ask('select_one education', 'member_education', ['Education', 'শিক্ষা'], when('${member_age} >= 6')),
        ],
      ),
      ask('decimal', 'land', ['Cultivated land (decimals)', 'আবাদি জমি (শতাংশ)'], positive),
      ask('decimal', 'income', ['Yearly income (taka)', 'বার্ষিক আয় (টাকা)'], positive),
      gps,
      remarks,
    ],
  },
  {
    id: 'training_attendance',
    title: 'Training attendance',
    organization: 'DAE',
    description: 'Who took part in a training',
    survey: [
      ...place,
      ask('date', 'held_on', ['Date', 'তারিখ'], required),
      ask('select_one topic', 'topic', ['Topic', 'বিষয়'], required),
      ask('text', 'trainer', ['Trainer', 'প্রশিক্ষক']),
      ...repeat(
        'participant',
        ['Participant', 'অংশগ্রহণকারী'],
        [
          ask('text', 'participant_name', ['Name', 'নাম'], required),
          ask('select_one sex', 'participant_sex', ['Sex', 'লিঙ্গ'], required),
          ask(
            'integer',
            'participant_age',
            ['Age', 'বয়স'],
            within('. >= 10 and . < 120', ['Between 10 and 119', '১০ থেকে ১১৯']),
          ),
        ],
      ),
      calculate('participants', 'count(${participant})'),
      photo,
    ],
  },
  {
    id: 'input_distribution',
    title: 'Input distribution',
    organization: 'DAE',
    description: 'Seed, fertiliser and tools handed out',
    survey: [
      ...place,
      ...farmer,
      ...repeat(
        'item',
        ['Item', 'উপকরণ'],
        [
          ask('select_one input', 'kind', ['Kind', 'ধরন'], required),
          ask('select_one crop', 'item_crop', ['Crop', 'ফসল'], when("${kind} = 'seed'")),
          ask('decimal', 'quantity', ['Quantity', 'পরিমাণ'], { ...required, ...positive }),
          ask('select_one unit', 'unit', ['Unit', 'একক'], required),
        ],
      ),
      ask('image', 'signature', ['Signature or thumb print', 'স্বাক্ষর বা টিপসই'], { appearance: 'signature' }),
    ],
  },
  {
    id: 'demonstration_plot',
    title: 'Demonstration plot',
    organization: 'DAE',
    description: 'A plot that shows a variety or a practice',
    survey: [
      ...place,
      ...farmer,
      ask('select_one crop', 'crop', ['Crop', 'ফসল'], required),
      ask('text', 'variety', ['Variety', 'জাত']),
      ask('decimal', 'area', ['Area (decimals)', 'আয়তন (শতাংশ)'], { ...required, ...positive }),
      ask('date', 'sown_on', ['Sown on', 'বপনের তারিখ']),
      ask('geoshape', 'outline', ['Outline of the plot', 'প্লটের সীমানা']),
      gps,
      photo,
      remarks,
    ],
  },
  {
    id: 'crop_cut',
    title: 'Crop-cut yield',
    organization: 'BARI',
    description: 'Yield measured on a sample of a plot',
    survey: [
      ...place,
      ...farmer,
      ask('select_one crop', 'crop', ['Crop', 'ফসল'], required),
      ask('decimal', 'sample_area', ['Sample (square metres)', 'নমুনা (বর্গমিটার)'], {
        ...required,
        ...within('. > 0', ['More than 0', '০-এর বেশি']),
      }),
      ask('decimal', 'weight', ['Weight (kg)', 'ওজন (কেজি)'], { ...required, ...positive }),
      calculate('yield', 'round(${weight} div ${sample_area} * 10, 2)'),
      ask('note', 'yield_note', ['Yield: ${yield} t/ha', 'ফলন: ${yield} টন/হেক্টর']),
      ask('date', 'cut_on', ['Date', 'তারিখ'], required),
      gps,
      photo,
    ],
  },
  {
    id: 'market_price',
    title: 'Market price',
    organization: 'DAM',
    description: 'Prices of a day in a market',
    survey: [
      ...place,
      ask('select_one market', 'market', ['Kind of market', 'বাজারের ধরন'], required),
      ask('date', 'day', ['Date', 'তারিখ'], required),
      ...repeat(
        'price',
        ['Price', 'দাম'],
        [
          ask('select_one crop', 'price_crop', ['Product', 'পণ্য'], required),
          ask('decimal', 'lowest', ['Lowest (taka per kg)', 'সর্বনিম্ন (টাকা/কেজি)'], positive),
          ask(
            'decimal',
            'highest',
            ['Highest (taka per kg)', 'সর্বোচ্চ (টাকা/কেজি)'],
            within('. >= ${lowest}', ['Not below the lowest', 'সর্বনিম্নের কম নয়']),
          ),
        ],
      ),
    ],
  },
  {
    id: 'group_meeting',
    title: 'Group meeting minutes',
    organization: 'DAE',
    description: 'What a farmer group discussed and decided',
    survey: [
      ...place,
      ask('text', 'group_name', ['Group', 'দল'], required),
      ask('date', 'held_on', ['Date', 'তারিখ'], required),
      ask('integer', 'women', ['Women present', 'উপস্থিত নারী'], positive),
      ask('integer', 'men', ['Men present', 'উপস্থিত পুরুষ'], positive),
      ask('decimal', 'savings', ['Savings collected (taka)', 'সংগৃহীত সঞ্চয় (টাকা)'], positive),
      ask('text', 'decisions', ['Decisions', 'সিদ্ধান্ত'], { ...required, appearance: 'multiline' }),
      photo,
    ],
  },
  {
    id: 'canal_inspection',
    title: 'Canal and sluice inspection',
    organization: 'BADC',
    description: 'State of water structures',
    survey: [
      ...place,
      ask('text', 'structure', ['Structure', 'অবকাঠামো'], required),
      ask('select_one state', 'state', ['State', 'অবস্থা'], required),
      ask('text', 'damage', ['What is damaged', 'কী ক্ষতিগ্রস্ত'], { ...when("${state} != 'good'"), ...required }),
      ask('decimal', 'length', ['Length (km)', 'দৈর্ঘ্য (কিমি)'], positive),
      gps,
      photo,
    ],
  },
  {
    id: 'irrigation_use',
    title: 'Irrigation use',
    organization: 'BADC',
    description: 'Source and cost of water for a plot',
    survey: [
      ...place,
      ...farmer,
      ask('select_multiple water', 'sources', ['Sources of water', 'পানির উৎস'], required),
      ask('decimal', 'irrigated', ['Irrigated land (decimals)', 'সেচকৃত জমি (শতাংশ)'], positive),
      ask('decimal', 'cost', ['Cost of the season (taka)', 'মৌসুমের খরচ (টাকা)'], positive),
      gps,
    ],
  },
  {
    id: 'dietary_diversity',
    title: 'Dietary diversity',
    organization: null,
    description: 'What a woman of the household ate yesterday',
    survey: [
      ...place,
      ask('text', 'woman', ['Name of the woman', 'নারীর নাম'], required),
      ask('integer', 'age', ['Age', 'বয়স'], {
        ...required,
        ...within('. >= 15 and . <= 49', ['Between 15 and 49', '১৫ থেকে ৪৯']),
      }),
      ...group(
        'eaten',
        ['Eaten yesterday', 'গতকাল খেয়েছেন'],
        [
          ask('select_one yes_no', 'grains', ['Grains, roots', 'শস্য ও মূল']),
          ask('select_one yes_no', 'pulses', ['Pulses', 'ডাল']),
          ask('select_one yes_no', 'dairy', ['Milk, dairy', 'দুধ ও দুগ্ধজাত']),
          ask('select_one yes_no', 'flesh', ['Meat, fish', 'মাছ ও মাংস']),
          ask('select_one yes_no', 'eggs', ['Eggs', 'ডিম']),
          ask('select_one yes_no', 'greens', ['Dark green leafy vegetables', 'গাঢ় সবুজ শাক']),
        ],
      ),
    ],
  },
  {
    id: 'storage_loss',
    title: 'UI - Storage loss',
    organization: 'DAM',
    isDraft: true,
    description: 'Losses after the harvest',
    survey: [
      ...farmer,
      ask('select_one crop', 'crop', ['Crop', 'ফসল']),
      ask('decimal', 'lost', ['Lost (kg)', 'ক্ষতি (কেজি)'], positive),
    ],
  },
  {
    id: 'seed_quality',
    title: 'UI - Seed quality',
    organization: 'DAE',
    isDraft: true,
    description: 'Germination and purity of seed',
    survey: [
      ask('select_one crop', 'crop', ['Crop', 'ফসল']),
      ask(
        'integer',
        'germination',
        ['Germination (%)', 'অঙ্কুরোদগম (%)'],
        within('. >= 0 and . <= 100', ['Between 0 and 100', '০ থেকে ১০০']),
      ),
    ],
  },
];
