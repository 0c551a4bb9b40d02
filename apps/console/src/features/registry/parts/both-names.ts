import type { Language } from '@msurvey/domain';

interface Named {
  name: string;
  nameBn?: string | null;
}
interface InScript {
  text: string;
  lang?: 'bn';
}

/** Who or what it is in the reader's script, and in the other one where that says something else. */
export function bothNames({ name, nameBn }: Named, reader: Language): { first: InScript; second: InScript | null } {
  const latin: InScript = { text: name };
  if (!nameBn || nameBn === name) return { first: latin, second: null };
  const bengali: InScript = { text: nameBn, lang: 'bn' };
  return reader === 'bn' ? { first: bengali, second: latin } : { first: latin, second: bengali };
}
