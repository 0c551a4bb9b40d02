interface NameParts {
  b_first_name: string | null;
  b_middle_name: string | null;
  b_last_name: string | null;
}

/** The wire has a name in three parts; null where nobody is named. */
export const beneficiaryName = ({ b_first_name, b_middle_name, b_last_name }: NameParts): string | null =>
  [b_first_name, b_middle_name, b_last_name].filter(Boolean).join(' ') || null;
