import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder, postmasterFile, removeDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE = join(ROOT, 'apps/server/dist/main.js');
/** Whatever becomes of us, no server stays behind. */
const END_WITH_PARENT = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')];
const READY = 'mSurvey is ready';

export interface ServerOptions {
  /** Added to an environment in which none of our settings is left. */
  env?: Record<string, string>;
  /** How Node is called; the built server unless told otherwise. */
  command?: string[];
  startTimeoutMs?: number;
  /** A data folder that is there and stays; else one to throw away. */
  folder?: string;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const OURS = ['PORT', 'HOST', 'DATABASE_URL', 'SMTP_URL', 'FILE_STORE', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL'];
const isOurs = (name: string) => /^(MSURVEY|BACKUP)_/.test(name) || OURS.includes(name);

/** The real server as a process of its own, on a data folder to throw away; to be stopped, killed and started again. */
export class ServerProcess {
  readonly folder: string;
  private child: ChildProcess | undefined;
  private ended: Promise<Ended> = Promise.resolve({ code: 0, signal: null });
  /** Everything it wrote, of all its lives. */
  output = '';
  /** From calling Node to being ready, of the last start. */
  startedInMs = 0;

  private constructor(
    readonly port: number,
    private readonly options: ServerOptions,
  ) {
    this.folder = options.folder ?? newDataFolder();
  }

  static async start(options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), options);
    try {
      await server.start();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    if (!this.child?.pid) throw new Error('the server is not running');
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  async start(): Promise<void> {
    const began = performance.now();
    const surroundings = Object.entries(process.env).filter(([name]) => !isOurs(name));
    const command = this.options.command ?? ['--enable-source-maps', BUNDLE];
    const child = spawn(process.execPath, [...END_WITH_PARENT, ...command], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(surroundings),
        PORT: String(this.port),
        MSURVEY_DATA: this.folder,
        LOG_LEVEL: 'error',
        ...this.options.env,
      },
    });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        if (this.child === child) this.child = undefined;
        resolve({ code, signal });
      });
    });
    const said = this.output.length;
    const ready = new Promise<void>((resolve) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.indexOf(READY, said) >= 0) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
    });
    await this.orFail(ready);
    this.startedInMs = performance.now() - began;
  }

  private async orFail(ready: Promise<void>): Promise<void> {
    const limit = this.options.startTimeoutMs ?? 600_000;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the server was not ready in ${limit} ms:\n${this.output}`)), limit);
    });
    const gone = this.ended.then(({ code, signal }) => {
      throw new Error(`the server ended (${signal ?? code}) before it was ready:\n${this.output}`);
    });
    gone.catch(() => {});
    try {
      await Promise.race([ready, late, gone]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What needs it to run: fails, instead of waiting for ever, when it ends by itself meanwhile. */
  async during<T>(work: Promise<T>): Promise<T> {
    const gone = this.ended.then(({ code, signal }): never => {
      throw new Error(`the server ended (${signal ?? code}):\n${this.output.slice(-3000)}`);
    });
    return Promise.race([work, gone]);
  }

  /** Asks it to stop, as Ctrl-C or a service manager does, and waits until it has. */
  async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<Ended> {
    this.child?.kill(signal);
    return this.ended;
  }

  /** As if the machine's memory had run out: no chance to say goodbye. */
  async kill9(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops what runs, also a PostgreSQL that a killed server left, and removes the data that was made for it. */
  async dispose(): Promise<void> {
    if (!this.child && existsSync(postmasterFile(this.folder))) await this.start().catch(() => {});
    await this.stop();
    if (!this.options.folder) removeDataFolder(this.folder);
  }
}
