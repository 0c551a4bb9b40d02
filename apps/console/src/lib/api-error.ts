import type { ShellTexts } from '~/lib/shell-texts.ts';
import { textOf } from '~/lib/texts.ts';

export interface Fault {
  code: string;
  detail: string;
  /** The form field it belongs to, when it belongs to one. */
  field?: string;
}

interface WireError {
  code?: string;
  detail?: string;
  title?: string;
  source?: { pointer?: string };
}

/** `/firstName` → `firstName`, `/data/attributes/0` → `data.attributes.0`: how the form names its fields. */
const fieldOf = (pointer: string | undefined): string | undefined =>
  pointer ? pointer.replace(/^\//, '').replaceAll('/', '.') || undefined : undefined;

/** A call that did not succeed. Status 0: the server was never reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: readonly Fault[];

  constructor(status: number, errors: readonly Fault[]) {
    const details = errors.map((fault) => fault.detail).filter(Boolean);
    super(details.join(', ') || textOf<ShellTexts>('shell', status === 0 ? 'error.offline' : 'error.generic'));
    this.status = status;
    this.errors = errors;
  }

  has(code: string): boolean {
    return this.errors.some((fault) => fault.code === code);
  }

  static async from(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => undefined)) as { errors?: WireError[] } | undefined;
    const errors = Array.isArray(body?.errors) ? body.errors : [];
    return new ApiError(
      response.status,
      errors.map((error) => ({
        code: error.code ?? '',
        detail: error.detail ?? error.title ?? '',
        field: fieldOf(error.source?.pointer),
      })),
    );
  }
}

/**
 * A call, or the reading of its answer: one that broke off on its way, or that something between us and the server made
 * up, is no answer.
 */
export async function whole<T>(reading: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, []);
  }
}

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : textOf<ShellTexts>('shell', 'error.generic');
