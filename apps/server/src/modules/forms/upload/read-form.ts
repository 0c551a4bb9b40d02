import type { z } from 'zod';
import type { Upload } from '#http/call.ts';
import { problemOfIssues } from '#http/invalid.ts';
import { Problem, problem } from '#problem/problem.ts';
import { type Compiled, compileInThread } from '../compile/index.ts';
import { versionOf } from '../compile/identity.ts';

const TYPES = /\.(xlsx|xls|csv)$/i;

/** The text parts beside the file. */
export function fieldsOf<S extends z.ZodType>(schema: S, upload: Upload): z.output<S> | Problem {
  const checked = schema.safeParse(upload.fields);
  return checked.success ? checked.data : problemOfIssues(checked.error, upload.fields);
}

interface Asked {
  fallback?: { idString: string; title: string } | undefined;
  takenVersions?: readonly string[];
  base?: string | undefined;
  annotate?: boolean;
}

/** A form out of an uploaded file, with everything that is wrong with it; the problem when there is nothing to read. */
export async function readForm({ bytes, fileName }: Upload, asked: Asked = {}): Promise<Compiled | Problem> {
  if (!TYPES.test(fileName)) return problem('upload.wrong-type', { types: '.xlsx, .xls, .csv' });
  const compiled = await compileInThread({
    source: { bytes, fileName },
    now: versionOf(new Date()),
    takenVersions: asked.takenVersions ?? [],
    fallback: asked.fallback,
    base: asked.base,
    annotate: asked.annotate ?? false,
  });
  return compiled.kind === 'unreadable' ? problem('upload.unreadable', { what: compiled.what }) : compiled;
}
