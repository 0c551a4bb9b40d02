import { contract } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { problemOfDatabaseError } from '../db/constraints.ts';
import { problemOfIssues } from './invalid.ts';
import { fieldProblem, type Problem, problem } from '../problem/problem.ts';
import { writeProblem } from './problem-writer.ts';

const refused = (input: unknown): Problem => {
  const result = contract.createOrganization.body.safeParse(input);
  if (result.success) throw new Error('was accepted');
  return problemOfIssues(result.error, input);
};
const details = (p: Problem, language: 'en' | 'bn' = 'en') =>
  writeProblem(p, language, 'r-1').errors.map((e) => [e.source?.pointer, e.code, e.detail]);

describe('problems on the wire', () => {
  it('gives one error per field, with the sentence of the specification', () => {
    expect(details(refused({ name: '  ', email: 'nobody', phone: '12' }))).toEqual([
      ['/name', 'field.required', 'Name is required'],
      ['/shortName', 'field.required', 'Short Name is required'],
      ['/email', 'field.invalid', 'Email is invalid'],
      ['/phone', 'field.invalid', 'Phone is invalid'],
    ]);
  });

  it('calls a value of the wrong kind malformed, not invalid', () => {
    expect(refused({ name: 7, shortName: 'x' })).toMatchObject({ code: 'request.malformed', status: 400 });
    expect(refused('text')).toMatchObject({ code: 'request.malformed' });
  });

  it('puts a rule of the database on its field', () => {
    const taken = problemOfDatabaseError({ code: '23505', constraint: 'app_user_username_key' });
    expect(taken?.status).toBe(422);
    expect(details(taken as Problem)).toEqual([
      ['/username', 'user.name-taken', 'This user name is taken. Please choose another.'],
    ]);
  });

  it('leaves an unknown database error to be a failure of the server', () => {
    expect(problemOfDatabaseError({ code: '42P01' })).toBeUndefined();
    expect(problemOfDatabaseError(new Error('boom'))).toBeUndefined();
    expect(problemOfDatabaseError(null)).toBeUndefined();
  });

  it('speaks the language of the request', () => {
    const [english] = details(problem('auth.forbidden'));
    const [bengali] = details(problem('auth.forbidden'), 'bn');
    expect(english?.[2]).toBe('You have no permission to do this.');
    expect(bengali?.[2]).toMatch(/[\u0980-\u09FF]/);
  });

  it('keeps status and title the same for a whole and for a field', () => {
    const { errors, meta } = writeProblem(fieldProblem('email', 'user.email-taken'), 'en', 'r-2');
    expect(errors).toEqual([
      {
        status: '422',
        code: 'user.email-taken',
        title: 'user.email-taken',
        detail: 'This e-mail address belongs to another account.',
        source: { pointer: '/email' },
      },
    ]);
    expect(meta).toEqual({ requestId: 'r-2' });
  });

  it('tells the request’s number where the server failed', () => {
    expect(writeProblem(problem('server.failed'), 'en', 'r-3').errors[0]?.detail).toContain('r-3');
  });
});
