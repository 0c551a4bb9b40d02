import type { Designer, KeptState } from '@msurvey/form-designer';
import { type News, randomKey } from '@msurvey/xlsform/edit';
import { type KeptSession, keepSession } from '~/features/forms/designer/kept-session.ts';
import { ApiError, api, type DataOf } from '~/lib/client.ts';

/** So long a change is only in this page: writing a whole form down is not to stand between a key and what it does. */
const HERE_MS = 250;
/** Kept within a second: so long a pause gathers what belongs together. */
const PAUSE_MS = 400;
/** How often one asks what others did while somebody else has the draft open. */
const FOLLOW_MS = 2_500;
/** Alone one asks, and whether the server is there again, only every so many times. */
const ALONE = 4;

interface KeepingOptions {
  designer: Designer;
  draft: Omit<KeptSession, 'session'>;
  onState: (state: KeptState) => void;
  /** Both wrote the same: whose text stands? */
  onConflict: (detail: string) => Promise<'mine' | 'theirs'>;
  /** Who else has the draft open. */
  onOthers: (names: readonly string[]) => void;
  /** The draft is another one now: somebody deployed it or began anew. */
  onGone: () => void;
}

/** Keeps what is done: in this browser at once, on the server a moment later, and hears what others do. */
export class Keeping {
  private readonly options: KeepingOptions;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private soonHere: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private running: Promise<boolean> | undefined;
  private lastKept: unknown;
  private readonly stopHearing: () => void;
  private isStopped = false;
  private isAlone = true;
  private beats = 0;

  constructor(options: KeepingOptions) {
    this.options = options;
    this.stopHearing = options.designer.subscribe(this.heard);
    this.beat = setInterval(this.tick, FOLLOW_MS);
    window.addEventListener('online', this.now);
    window.addEventListener('pagehide', this.leave);
    this.heard();
  }

  stop(): void {
    this.isStopped = true;
    this.stopHearing();
    clearInterval(this.beat);
    clearTimeout(this.pause);
    window.removeEventListener('online', this.now);
    window.removeEventListener('pagehide', this.leave);
    this.keepHere();
    if (this.isPending()) void this.send();
  }

  /** Everything is on the server; false where that cannot be had now. */
  async flush(): Promise<boolean> {
    clearTimeout(this.pause);
    while (this.isPending()) if (!(await this.send())) return false;
    return true;
  }

  /** Makes the form what it was in an earlier state; answers whether that can be had now. Nothing is sent meanwhile. */
  async goBack(to: number): Promise<boolean> {
    if (!(await this.flush())) return false;
    this.running = this.goBackNow(to).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async goBackNow(to: number): Promise<boolean> {
    const { designer, draft } = this.options;
    const changeId = randomKey();
    for (;;) {
      const { version } = designer.get().session;
      const { data } = await api.restoreDesign({
        body: { id: draft.formId, epoch: draft.epoch, version, to, changeId },
      });
      // news that came in the meantime are told again from where one is now; the change itself is made once
      if (designer.get().session.version !== version) continue;
      designer.absorbStep(data as News, changeId);
      return true;
    }
  }

  private readonly tick = (): void => {
    this.beats += 1;
    if (!this.isAlone || this.beats % ALONE === 0) void this.follow();
  };
  private readonly now = (): void => void this.flush();
  private readonly leave = (): void => {
    this.keepHere();
    this.now();
  };
  /** What waits to be written down in this browser. */
  private readonly keepHere = (): void => {
    if (this.soonHere === undefined) return;
    clearTimeout(this.soonHere);
    this.soonHere = undefined;
    const { session } = this.options.designer.get();
    void keepSession({ ...this.options.draft, session });
  };
  private isPending = (): boolean => this.options.designer.get().session.pending.length > 0;

  private readonly heard = (): void => {
    const { session } = this.options.designer.get();
    if (session === this.lastKept) return;
    this.lastKept = session;
    this.soonHere ??= setTimeout(this.keepHere, HERE_MS);
    if (session.pending.length === 0) return this.options.onState('kept');
    if (this.running) return;
    this.options.onState('keeping');
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.flush(), PAUSE_MS);
  };

  /** One at a time, so that answers come in their order. */
  private send(): Promise<boolean> {
    this.running ??= this.sendNow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async sendNow(): Promise<boolean> {
    const { designer, draft, onState } = this.options;
    const { version, changes } = designer.sending();
    const at = designer.get().active;
    try {
      const { data } = await api.saveDesign({
        body: { id: draft.formId, epoch: draft.epoch, version, changes, at },
      });
      this.take(data);
      if (!this.isPending()) onState('kept');
      return true;
    } catch (error) {
      return this.failed(error);
    }
  }

  private async failed(error: unknown): Promise<boolean> {
    const { designer, draft, onState, onConflict, onGone } = this.options;
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
      onState('here');
      return false;
    }
    if (error.has('record.conflict')) {
      onGone();
      return false;
    }
    if (!error.has('form.design-conflict')) {
      onState('failed');
      return false;
    }
    const prefer = await onConflict(error.message);
    const { version } = designer.get().session;
    try {
      const { data } = await api.followDesign({ body: { id: draft.formId, epoch: draft.epoch, version } });
      designer.absorb(data as News, prefer);
      return true;
    } catch {
      // without network the question comes again with the next attempt
      onState('here');
      return false;
    }
  }

  private take({ others, ...news }: DataOf<'saveDesign'>): void {
    const { designer, onOthers } = this.options;
    if (news.version > designer.get().session.version || news.changes.length > 0) designer.absorb(news as News);
    this.isAlone = others.length === 0;
    onOthers(others.map(({ name }) => name));
  }

  private async follow(): Promise<void> {
    if (this.isStopped || document.hidden || this.running) return;
    if (this.isPending()) return void this.flush();
    const { designer, draft, onGone } = this.options;
    const { session, active } = designer.get();
    try {
      const { data } = await api.followDesign({
        body: { id: draft.formId, epoch: draft.epoch, version: session.version, at: active },
      });
      if (designer.get().session === session) this.take(data);
    } catch (error) {
      if (error instanceof ApiError && error.has('record.conflict')) onGone();
    }
  }
}
