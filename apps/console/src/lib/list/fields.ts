import type { FilterField, Option } from '@msurvey/ui';
import type { Filters, Widened } from '~/lib/use-table-state.ts';

interface Narrowed<F extends Filters> {
  filters: Widened<F>;
  any: Widened<F>;
  setFilters: (changes: Partial<Widened<F>>) => void;
}
type Named<F, Value> = { [K in keyof F]: F[K] extends Value ? K : never }[keyof F] & string;
type InWords = (value: string) => string;

interface ChoiceOptions<F, Value extends string | number> {
  label: string;
  options: readonly Option<Value>[];
  /** The words of “any”; left out where one is always chosen. */
  any?: string;
  chip?: InWords;
  /** What means nothing any more once another is chosen: the role of an organisation. */
  clears?: Partial<Widened<F>>;
}

/** The filters of a list as fields: `const by = fieldsOf(list); const fields = [by.search('name', t('name')), …]`. */
export function fieldsOf<F extends Filters>({ filters, any, setFilters }: Narrowed<F>) {
  type Values = Widened<F>;
  const base = <Name extends keyof Values & string>(name: Name, clears?: Partial<Values>) => {
    const change = (value: unknown) => setFilters({ [name]: value, ...clears } as unknown as Partial<Values>);
    return {
      id: name as string,
      isSet: filters[name] !== any[name],
      onChange: change,
      onRemove: () => change(any[name]),
    };
  };
  return {
    search: (name: Named<Values, string>, label?: string, chip?: InWords, debounceMs?: number): FilterField => {
      const value = String(filters[name]);
      return {
        ...base(name),
        kind: 'search',
        label,
        value,
        debounceMs,
        chip: value.trim() ? chip?.(value.trim()) : undefined,
      };
    },
    day: (name: Named<Values, string>, label: string, chip?: InWords): FilterField => {
      const value = String(filters[name]);
      return { ...base(name), kind: 'day', label, value, chip: value ? chip?.(value) : undefined };
    },
    choice: <Name extends Named<Values, string | number>>(
      name: Name,
      { label, options, any: words, chip, clears }: ChoiceOptions<F, Values[Name] & (string | number)>,
    ): FilterField => {
      const value = filters[name] as string | number;
      const known = options.find(({ id }) => id === value);
      return {
        ...base(name, clears),
        kind: 'choice',
        label,
        options,
        value: known || words !== undefined ? value : (any[name] as string | number),
        any: words === undefined ? undefined : { id: any[name] as string | number, name: words },
        chip: known && value !== any[name] ? chip?.(known.name) : undefined,
      };
    },
  };
}
