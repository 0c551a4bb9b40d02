/** Decimal numbers without rounding, as far as range questions need them: 0.1 steps must divide 0.3. */
export class Decimal {
  private constructor(
    private readonly digits: bigint,
    /** Number of digits behind the point. */
    private readonly scale: number,
  ) {}

  static parse(text: string): Decimal | undefined {
    const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(text.trim());
    const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
    if (!match || whole + fraction === '') return undefined;
    const scale = fraction.length - Number(exponent);
    const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
    return scale >= 0 ? new Decimal(digits, scale) : new Decimal(digits * 10n ** BigInt(-scale), 0);
  }

  private at(scale: number): bigint {
    return this.digits * 10n ** BigInt(scale - this.scale);
  }

  private with<T>(other: Decimal, use: (a: bigint, b: bigint, scale: number) => T): T {
    const scale = Math.max(this.scale, other.scale);
    return use(this.at(scale), other.at(scale), scale);
  }

  minus(other: Decimal): Decimal {
    return this.with(other, (a, b, scale) => new Decimal(a - b, scale));
  }

  abs(): Decimal {
    return this.digits < 0n ? new Decimal(-this.digits, this.scale) : this;
  }

  compare(other: Decimal): number {
    return this.with(other, (a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }

  isMultipleOf(other: Decimal): boolean {
    return this.with(other, (a, b) => b !== 0n && a % b === 0n);
  }

  get isZero(): boolean {
    return this.digits === 0n;
  }

  get isIntegral(): boolean {
    return this.digits % 10n ** BigInt(this.scale) === 0n;
  }

  /** The same text for equal numbers. */
  toString(): string {
    let { digits, scale } = this;
    while (scale > 0 && digits % 10n === 0n) {
      digits /= 10n;
      scale--;
    }
    return `${digits}e-${scale}`;
  }
}
