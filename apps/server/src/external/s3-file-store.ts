import { Readable } from 'node:stream';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { FileStore, StoredKey } from './file-store-face.ts';

/** The least that S3 takes as a part of a larger upload; also what is held in memory of a file. */
const PART_BYTES = 5 * 1024 * 1024;

/** In a bucket of a store that speaks S3. An upload becomes a file only when its last part is in. */
export class S3FileStore implements FileStore {
  constructor(
    private readonly client: S3Client,
    private readonly prefix: string,
    private readonly partBytes: number,
  ) {}

  private name(key: string): string {
    if (key.includes('/')) throw new Error('a file key may not leave the file store');
    return `${this.prefix}${key}`;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.putObject(this.name(key), Uint8Array.from(bytes));
  }

  async putStream(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    const stream = Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array<ArrayBuffer>>;
    await this.client.putObject(this.name(key), stream, { partSize: this.partBytes });
  }

  async get(key: string): Promise<Readable | undefined> {
    try {
      const { body } = await this.client.getObject(this.name(key));
      return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
    } catch (error) {
      if (error instanceof S3Errors.ServerError && error.statusCode === 404) return undefined;
      throw error;
    }
  }

  /**
   * In pieces, each fetched when it is wanted: whoever reads slowly, because rows are being written, would else hold a
   * connection open until the store closes it.
   */
  async readInPieces(key: string): Promise<AsyncIterable<Buffer> | undefined> {
    const name = this.name(key);
    const found = await this.client.statObject(name).catch((error: unknown) => {
      if (error instanceof S3Errors.ServerError && error.statusCode === 404) return undefined;
      throw error;
    });
    return found && this.pieces(name, found.size);
  }

  private async *pieces(name: string, size: number): AsyncGenerator<Buffer> {
    for (let offset = 0; offset < size; offset += PART_BYTES) {
      const length = Math.min(PART_BYTES, size - offset);
      const part = await this.client.getPartialObject(name, { offset, length });
      yield Buffer.from(await part.arrayBuffer());
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.deleteObject(this.name(key));
  }

  async *list(): AsyncIterable<StoredKey> {
    for await (const { key, lastModified } of this.client.listObjects({ prefix: this.prefix }))
      yield { key: key.slice(this.prefix.length), storedAt: lastModified };
  }
}

/** `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-west-1&tls=0`; the address is never repeated in a message. */
export function openS3(address: string, { setting = 'FILE_STORE', partBytes = PART_BYTES } = {}): S3FileStore {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [bucket, ...folders] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url?.hostname || !url.username || !url.password || !bucket)
    throw new Error(
      `${setting} must be s3://KEY:SECRET@host/bucket, with the special characters of the secret encoded.`,
    );
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  const client = new S3Client({
    endPoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    pathStyle: url.searchParams.get('path-style') !== '0',
  });
  return new S3FileStore(client, folders.map((folder) => `${folder}/`).join(''), partBytes);
}
