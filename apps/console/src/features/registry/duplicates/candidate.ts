import type { Body } from '~/lib/client.ts';

type Candidate = Omit<Body<'likelyDuplicates'>, 'projectId' | 'instance'>;
const SEXES = ['male', 'female', 'other'] as const;

/**
 * The person that a filled form speaks of, as the binding reads it. Null: the form names nobody, so there is nobody to
 * compare with.
 */
export function candidateOf(
  answers: readonly { path: string; value: string }[],
  questions: Readonly<Record<string, string>>,
): Candidate | null {
  const given = new Map(answers.map(({ path, value }) => [path, value.trim()]));
  const read = (column: string): string | null => given.get(questions[column] ?? '') || null;
  const name = read('name') ?? read('name_bn');
  if (!name) return null;
  const union = Number(read('union_id'));
  const born = /^\d{4}-\d\d-\d\d/.exec(read('born_on') ?? '')?.[0];
  return {
    name: name.slice(0, 200),
    nameBn: read('name_bn'),
    fatherName: read('father_name'),
    motherName: read('mother_name'),
    sex: SEXES.find((one) => one === read('sex')?.toLowerCase()) ?? null,
    bornOn: born ?? null,
    unionId: Number.isInteger(union) && union > 0 ? union : null,
    village: read('village'),
    phone: read('phone')?.slice(0, 50) ?? null,
    nationalId: read('national_id')?.slice(0, 50) ?? null,
  };
}
