export interface Decision {
  formId: number;
  submissionId: number;
  verdict: 'approved' | 'rejected' | 'reopened';
  reason?: string | undefined;
  /** Path of the question that the reason is about. */
  question?: string | undefined;
}

export interface Judgement {
  projectId: number;
  decisions: readonly Decision[];
  userId: number;
}
