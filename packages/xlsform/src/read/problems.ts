import type { Diagnostic } from '../diagnostics.ts';

/** Collects what the readers notice. Each problem of a kind is told a few times per sheet, then counted, so that a file cannot flood the author. */
export class Problems {
  readonly list: Diagnostic[] = [];
  private readonly told = new Map<string, number>();

  add(severity: Diagnostic['severity'], code: string, message: string, place: Partial<Diagnostic> = {}): void {
    const key = `${code}\n${place.sheet ?? ''}`;
    const count = (this.told.get(key) ?? 0) + 1;
    this.told.set(key, count);
    if (count <= SAME_KIND) this.list.push({ code: `read.${code}`, severity, message, ...place });
  }

  warn(code: string, message: string, place?: Partial<Diagnostic>): void {
    this.add('warning', code, message, place);
  }

  /** Everything said, with a line for what was left unsaid. */
  finish(): Diagnostic[] {
    for (const [key, count] of this.told) {
      if (count <= SAME_KIND) continue;
      const [code, sheet] = key.split('\n');
      const last = this.list.findLast((each) => each.code === `read.${code}` && (each.sheet ?? '') === sheet);
      if (last) last.message += ` (and ${count - SAME_KIND} more of this kind)`;
    }
    this.told.clear();
    return this.list;
  }
}

const SAME_KIND = 20;
