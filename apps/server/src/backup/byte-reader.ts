/** Takes a stream apart by the byte. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(
    source: AsyncIterable<Buffer>,
    private readonly cutOff: () => Error,
  ) {
    this.source = source[Symbol.asyncIterator]();
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.source.next();
    if (done) return false;
    this.held = this.held.length === 0 ? value : Buffer.concat([this.held, value]);
    return true;
  }

  async take(length: number): Promise<Buffer> {
    while (this.held.length < length) if (!(await this.more())) throw this.cutOff();
    const taken = this.held.subarray(0, length);
    this.held = this.held.subarray(length);
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    while (this.held.length === 0) if (!(await this.more())) return true;
    return false;
  }
}
