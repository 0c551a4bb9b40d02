/** From where a request came, for the audit and for sessions. */
export interface Origin {
  requestId: string;
  address: string;
  userAgent: string | null;
}
