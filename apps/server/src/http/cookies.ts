interface CookieOptions {
  path: string;
  /** Seconds; 0 takes it away. */
  maxAge: number;
  secure: boolean;
}

/** The cookies of one request, and those that its answer sets; scripts never see them, other sites never send them. */
export class Cookies {
  private readonly given: Map<string, string>;
  private readonly lines: string[] = [];

  constructor(header: string | undefined) {
    const pairs = (header ?? '').split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
    });
    this.given = new Map(pairs);
  }

  get(name: string): string | undefined {
    return this.given.get(name);
  }

  names(): string[] {
    return [...this.given.keys()];
  }

  set(name: string, value: string, { path, maxAge, secure }: CookieOptions): void {
    const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    this.lines.push(`${name}=${value}; ${flags}`);
  }

  /** For the header of the answer. */
  get toSet(): readonly string[] {
    return this.lines;
  }
}
