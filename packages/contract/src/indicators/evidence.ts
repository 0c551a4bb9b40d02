import { EVIDENCE_BYTES, MOST_EVIDENCE } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { abilities } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant } from '../shapes.ts';
import { ofIndicator, operation } from './operation.ts';
import { periodDate } from './shapes.ts';

const evidenceFile = z.object({
  id: z.number(),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
  added: z.object({ by: z.string(), at: instant }),
});
export type EvidenceFile = z.output<typeof evidenceFile>;
named('EvidenceFile', evidenceFile);

const evidence = z.object({
  data: z.array(evidenceFile).max(MOST_EVIDENCE),
  meta: z.object({ can: abilities('attach', 'remove') }),
});
export type Evidence = z.output<typeof evidence>;
named('Evidence', evidence);

const ofValue = { logframeId: id, date: periodDate };

/** Files that show where a collected value comes from. Whoever may see the value may open them. */
export const indicatorEvidence = {
  indicatorEvidence: operation({
    method: 'GET',
    path: ofIndicator('value/evidence'),
    permission: 'Log Frame/View',
    summary: 'The files that show where a value comes from, in the order in which they were attached',
    ...inHome.query(ofValue),
    response: evidence,
    problems: ['record.not-found'],
  }),
  indicatorEvidenceFile: operation({
    method: 'GET',
    path: ofIndicator('value/evidence/file'),
    permission: 'Log Frame/View',
    summary: 'One of these files',
    ...inHome.query({ ...ofValue, id }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  attachIndicatorEvidence: operation({
    method: 'POST',
    path: ofIndicator('value/evidence'),
    permission: 'Log Frame/Edit',
    summary: 'Attach a file to a value that is not accepted; the same file sent twice is there once',
    project: ofHome.query,
    query: z.object({ projectId: id, ...ofValue }),
    upload: { field: 'file', maxBytes: EVIDENCE_BYTES },
    response: evidence,
    problems: [
      'record.not-found',
      'project.archived',
      'upload.no-file',
      'upload.many-files',
      'upload.wrong-type',
      'request.too-large',
      'indicator.evidence-locked',
      'indicator.evidence-full',
    ],
  }),
  removeIndicatorEvidence: operation({
    method: 'POST',
    path: ofIndicator('value/evidence/remove'),
    permission: 'Log Frame/Edit',
    summary:
      'Take a file away from a value that is not accepted and whose year is not closed; one that is gone stays gone',
    ...inHome.body({ ...ofValue, id }),
    response: evidence,
    problems: ['record.not-found', 'project.archived', 'indicator.evidence-locked'],
  }),
};
