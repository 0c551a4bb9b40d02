import type { ProblemCode, Requirement } from '@msurvey/domain';
import type { z } from 'zod';

/** Domains in the order of the house; also the tags of the OpenAPI document. */
export type Domain =
  | 'platform'
  | 'access'
  | 'session'
  | 'code-lists'
  | 'projects'
  | 'geography'
  | 'forms'
  | 'tasks'
  | 'collection'
  | 'registry'
  | 'activities'
  | 'figures'
  | 'workplans'
  | 'logframe'
  | 'indicators'
  | 'dashboard'
  | 'notifications'
  | 'audit'
  | 'upkeep';

/** One object per operation: the server binds it, the console's client is typed from it, OpenAPI is made of it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As specified, under /msurvey; parameters as `:name`. */
  path: `/msurvey/${string}`;
  summary: string;
  domain: Domain;
  /** What the server asks of the caller before anything else happens. */
  permission: Requirement;
  /** A read runs without a transaction. Default: GET reads, everything else writes. */
  effect?: 'read' | 'write';
  /**
   * Where the project's id stands in the input. Whoever is not of that project gets 404; a write to an archived one
   * gets 409 unless it says that it concerns archived ones too. Writes to one project run side by side; one that
   * changes the project itself or counts its team runs alone.
   */
  project?: {
    from: 'params' | 'query' | 'body';
    field: string;
    archivedToo?: boolean;
    alone?: boolean;
    /** What it works on lives in the project's umbrella, where it has one; the handler is told where, and of which programme. */
    home?: boolean;
  };
  /**
   * Where the id of a project's form stands in the input (`targetSetting.formId` reaches inside). The form leads to its
   * project, which is entered as above; the handler gets the form. A form that was deleted is not there.
   */
  form?: {
    from: 'params' | 'query' | 'body';
    field: string;
    archivedToo?: boolean;
    /**
     * The screens of a registry need it too: also whoever is not of the form's project may come, as far as the registry's
     * permissions and the projects beneath lead. The handler asks (`form.isMember`, `registryDoor`), not the gate.
     */
    registryToo?: boolean;
  };
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** One uploaded file, streamed; other parts are text fields. */
  upload?: { field: string; maxBytes: number; fields?: z.ZodObject };
  response: z.ZodType | 'file' | 'empty';
  /** The problems worth knowing for a caller, beyond those that every operation can have. */
  problems?: readonly ProblemCode[];
}

/** What makes the operations of a domain: `const operation = operationsOf('forms')`. */
export const operationsOf =
  <const D extends Domain>(domain: D) =>
  <const O extends Omit<Operation, 'domain'>>(o: O): O & { domain: D } => ({ ...o, domain });
export const effectOf = (o: Operation): 'read' | 'write' => o.effect ?? (o.method === 'GET' ? 'read' : 'write');
