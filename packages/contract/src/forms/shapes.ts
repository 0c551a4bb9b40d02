import { z } from 'zod';
import { abilities } from '../envelopes.ts';
import { named } from '../named.ts';
import { instant, text } from '../shapes.ts';

/** The id that phones and submissions know a form by. */
export const idString = text(120);
/** Which version; left out: the newest. */
export const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

/** A form definition in the library. */
export const xformRow = z.object({
  id: z.number(),
  idString: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  state: z.enum(['deployed', 'draft']),
  origin: z.enum(['upload', 'designer', 'clone', 'standard']),
  /** Null: the programme's own. */
  organization: z.string().nullable(),
  formCreatedAt: instant,
  formUpdatedAt: instant,
  createdBy: z.string().nullable(),
  /** Null for a draft that was never deployed. */
  version: z.number().nullable(),
  questionCount: z.number(),
  languages: z.array(z.string()),
  projectCount: z.number(),
  /** Files that the newest version refers to and does not have yet. */
  missingMedia: z.number(),
  deletedAt: instant.nullable(),
  can: abilities('edit', 'delete', 'restore', 'clone', 'download', 'deploy'),
});
export type XformRow = z.output<typeof xformRow>;
named('XformRow', xformRow);

/** A fault or a warning at its cell. */
export const diagnostic = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
  sheet: z.string().nullable(),
  row: z.number().nullable(),
  column: z.string().nullable(),
  suggestion: z.string().nullable(),
});
export type FormDiagnostic = z.output<typeof diagnostic>;
named('FormDiagnostic', diagnostic);

const questionRef = z.object({ path: z.string(), name: z.string(), type: z.string() });
/** What a new version changes; `held` is how many submissions have an answer there. */
export const formDifference = z.object({
  added: z.array(questionRef),
  removed: z.array(questionRef.extend({ held: z.number() })),
  renamed: z.array(z.object({ from: questionRef, to: questionRef, held: z.number() })),
  moved: z.array(z.object({ from: questionRef, to: questionRef, held: z.number() })),
  retyped: z.array(z.object({ path: z.string(), from: z.string(), to: z.string(), held: z.number() })),
  choices: z.array(
    z.object({
      list: z.string(),
      added: z.array(z.string()),
      removed: z.array(z.string()),
      renamed: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
});
export type FormDifference = z.output<typeof formDifference>;
named('FormDifference', formDifference);

export const questionView = z.object({
  kind: z.enum(['question', 'group', 'repeat']),
  path: z.string(),
  name: z.string(),
  type: z.string(),
  /** Of the stored value: `string`, `int`, `date`, `geopoint` …; empty for groups and repeats. */
  dataType: z.string(),
  label: z.record(z.string(), z.string()),
  hint: z.record(z.string(), z.string()),
  /** The list of its choices, by the name that the form gives it. */
  list: z.string().nullable(),
  /** Of a list in a file: the columns of value and label, where they are not called `name` and `label`. */
  itemColumns: z.object({ value: z.string().optional(), label: z.string().optional() }).optional(),
  choices: z.array(z.object({ name: z.string(), label: z.record(z.string(), z.string()) })).nullable(),
  /** A list with more choices than are listed says how many it has. */
  choiceCount: z.number().nullable(),
  repeats: z.array(z.string()),
  groups: z.array(z.string()),
  required: z.union([z.boolean(), z.literal('conditional')]),
  visible: z.boolean(),
  generated: z.boolean(),
});
export type FormQuestion = z.output<typeof questionView>;
named('FormQuestion', questionView);

/** A file that a version refers to. */
export const mediaRow = z.object({
  name: z.string(),
  kind: z.enum(['csv', 'geojson', 'xml', 'image', 'audio', 'video', 'other']),
  /** The server makes it whenever the form is fetched: the geography, members, groups … */
  isList: z.boolean(),
  /** Null while it is missing. */
  file: z
    .object({
      size: z.number(),
      mediaType: z.string(),
      uploadedAt: instant,
      uploadedBy: z.string().nullable(),
      /** The level of the programme's geography it was made from. */
      geoType: z.number().nullable(),
    })
    .nullable(),
});
export type FormMedia = z.output<typeof mediaRow>;
named('FormMedia', mediaRow);
