import {
  email,
  isBlank,
  MAXIMUM_PASSWORD_LENGTH,
  password,
  phone,
  USER_STATUSES,
  userName,
  type Validator,
} from '@msurvey/domain';
import { z } from 'zod';
import { named } from './named.ts';

/** Identifiers are positive 32-bit numbers; a larger one is malformed, not “not found”. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);
named('Id', id);
export const idParams = z.object({ id });
/** Those that something is done with: one at least. */
export const someIds = (most: number) => z.array(id).min(1, 'required').max(most);

/** The message of an issue is the fault's code (see FIELD_FAULTS); the server makes the sentence in the caller's language. */
const ruled = (validate: Validator, limit: number) =>
  z
    .string('malformed')
    .max(limit, 'tooLong')
    .transform((text) => text.trim())
    .superRefine((text, context) => {
      const fault = validate(text);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });

/** Required one-line text: trimmed, white space alone is empty. */
export const text = (limit = 200) => ruled((value) => (isBlank(value) ? 'required' : undefined), limit);
/** Text that may be left out; blank becomes null. */
export const optionalText = (limit = 200) =>
  z
    .string('malformed')
    .max(limit, 'tooLong')
    .nullish()
    .transform((value) => (value == null || isBlank(value) ? null : value.trim()));

const optionalRuled = (validate: Validator, limit: number) =>
  optionalText(limit).superRefine((value, context) => {
    const fault = value === null ? undefined : validate(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

export const emailText = ruled((value) => (isBlank(value) ? 'required' : email(value)), 254);
export const optionalEmail = optionalRuled(email, 254);
export const optionalPhone = optionalRuled(phone, 20);
export const userNameText = ruled((value) => (isBlank(value) ? 'required' : userName(value)), 50);
/** Passwords are never trimmed. */
export const newPassword = z
  .string('malformed')
  .max(MAXIMUM_PASSWORD_LENGTH, 'tooLong')
  .superRefine((value, context) => {
    const fault = password(value);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
/** A password as typed at sign-in: any text, so that old rules never lock anyone out. */
export const typedPassword = z.string('malformed').min(1, 'required').max(MAXIMUM_PASSWORD_LENGTH, 'tooLong');

/** A day of the calendar: 30 February and the year 0 are none. */
export const isoDate = named(
  'Day',
  z.iso.date('invalid').refine((day) => day >= '0001', 'invalid'),
);
export const instant = z.string();
export const statusName = named('UserStatus', z.enum(USER_STATUSES));
/** A label per language; English is always there. */
export const labels = named(
  'LabelsInput',
  z.object({
    en: text(300),
    bn: optionalText(300),
    fr: optionalText(300),
    ro: optionalText(300),
    zh: optionalText(300),
  }),
);
export const labelsView = named(
  'Labels',
  z.object({
    en: z.string(),
    bn: z.string().nullable(),
    fr: z.string().nullable(),
    ro: z.string().nullable(),
    zh: z.string().nullable(),
  }),
);

/** What stands for values from lists in a file: what they mean, their codes, or a column for each. */
export const exportValues = z.enum(['labels', 'codes', 'both']).default('labels');

/** What stands in filters and choices, and wherever a record is named. */
export const option = named('Option', z.object({ id: z.number(), name: z.string() }));
/** A user as they themselves and those who look after users see them. */
export const personShape = {
  id: z.number(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  organization: option,
  /** The first is the primary one. */
  roles: z.array(option),
  status: statusName,
  isActive: z.boolean(),
  isSuperUser: z.boolean(),
  createdAt: instant,
};

/** Zero stands for “any” in filters, as specified. */
export const anyOrId = z.coerce.number().int().min(0).max(2_147_483_647).default(0);
