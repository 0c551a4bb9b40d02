import { useTexts } from '~/features/registry/texts.ts';

interface Offices {
  is_president: boolean;
  is_secretary: boolean;
  is_cashier: boolean;
}

/** One office at most; null: none. */
export const officeOf = ({ is_president, is_secretary, is_cashier }: Offices) =>
  is_president ? 'president' : is_secretary ? 'secretary' : is_cashier ? 'cashier' : null;

const GROUP_TYPES = ['farmer', 'water_user', 'seed', 'business_school', 'producer'] as const;
const ITEMS = [
  'seed',
  'sapling',
  'fertiliser',
  'pheromone_trap',
  'sprayer',
  'power_tiller',
  'irrigation_pump',
  'drip_kit',
  'crate',
  'sunflower',
  'mustard',
  'soybean',
  'groundnut',
  'sesame',
  'mung',
  'watermelon',
  'mango',
  'malta',
  'dragon_fruit',
  'guava',
  'tomato',
  'brinjal',
  'cucumber',
  'bitter_gourd',
  'bottle_gourd',
  'chilli',
  'maize',
  'rice',
  'sweet_gourd',
  'sweet_potato',
  'other',
] as const;

interface TypedGroup {
  groupType: string | null;
  groupTypeName: string | null;
}

/** Words for the standard forms' codes. A programme binds its own lists: then it is said as its form says it. */
export function useCodeWords() {
  const t = useTexts();
  return {
    groupType: ({ groupType, groupTypeName }: TypedGroup): string | null => {
      const known = GROUP_TYPES.find((one) => one === groupType);
      return known ? t(`groupType.${known}`) : groupTypeName;
    },
    item: (code: string | null): string | null => {
      const known = ITEMS.find((one) => one === code);
      return known ? t(`item.${known}`) : code;
    },
  };
}
