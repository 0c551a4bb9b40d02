import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { inflateSync } from 'node:zlib';

export interface PhoneAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The sentence that the phone shows. */
  message: string | undefined;
}

export interface PhoneFile {
  name: string;
  bytes: Buffer;
  type?: string;
}

export interface Post {
  xml: string | Buffer;
  files?: PhoneFile[];
  /** More posts of the same record follow. */
  isIncomplete?: boolean;
  /** Without a length, in chunks. */
  chunked?: boolean;
}

const XML_FIELD = 'xml_submission_file';

/** The body as OkHttp writes it: a length in every part, a random boundary, the record first. */
export function multipartOf({ xml, files = [], isIncomplete }: Post): { boundary: string; body: Buffer } {
  const boundary = randomUUID();
  const part = (disposition: string, bytes: Buffer, type?: string) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}Content-Length: ${bytes.length}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...part(`name="${XML_FIELD}"; filename="Household_2026-11-15.xml"`, Buffer.from(xml), 'text/xml'),
    ...files.flatMap((f) => part(`name="${f.name}"; filename="${f.name}"`, f.bytes, f.type ?? 'image/jpeg')),
    ...(isIncomplete ? part('name="*isIncomplete*"', Buffer.from('yes')) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { boundary, body: Buffer.concat(parts) };
}

const tag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&').replaceAll('&apos;', "'");

export interface ListedForm {
  formId: string;
  name: string;
  version: string;
  hash: string;
  downloadUrl: string;
  manifestUrl: string | undefined;
}

/** Speaks as ODK Collect does: the same headers, the same order of requests, the same multipart. */
export class CollectClient {
  constructor(
    /** Where the server listens; addresses that it gives out lead there too. */
    private readonly listening: string,
    /** The `server_url` of the settings. */
    private readonly serverUrl: string,
    private readonly credentials?: { name: string; password: string },
    private readonly language = 'en',
  ) {}

  /** As from the picture of a QR code: base64, inflated, JSON. */
  static fromSettings(listening: string, settings: string): CollectClient {
    const { general } = JSON.parse(inflateSync(Buffer.from(settings, 'base64')).toString()) as {
      general: { server_url: string };
    };
    return new CollectClient(listening, general.server_url);
  }

  private path(url: string): string {
    const { pathname, search } = new URL(url);
    return pathname + search;
  }

  private headers(): Record<string, string> {
    return {
      'X-OpenRosa-Version': '1.0',
      Date: new Date().toUTCString(),
      'User-Agent': 'org.odk.collect.android/v2026.2.1 Dalvik/2.1.0 (Linux; U; Android 14; SM-A155F)',
      'Accept-Language': this.language,
    };
  }

  /** First without the password; with it once the server has asked, as RFC 7617 has it. */
  async send(
    method: string,
    url: string,
    body?: { headers: Record<string, string>; bytes: Buffer },
  ): Promise<PhoneAnswer> {
    const first = await this.once(method, url, {}, body);
    if (first.status !== 401 || !this.credentials || !first.headers['www-authenticate']) return first;
    const { name, password } = this.credentials;
    const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
    return this.once(method, url, { authorization }, body);
  }

  private once(
    method: string,
    url: string,
    extra: Record<string, string>,
    body?: { headers: Record<string, string>; bytes: Buffer },
  ): Promise<PhoneAnswer> {
    const target = new URL(this.path(url), this.listening);
    const headers = { ...this.headers(), ...extra, ...body?.headers };
    return new Promise((resolve, reject) => {
      const request = httpRequest(target, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, message: tag(text, 'message') });
        });
      });
      request.on('error', reject);
      if (!body) return void request.end();
      // In several writes: without a length they become chunks.
      for (let at = 0; at < body.bytes.length; at += 16_384) request.write(body.bytes.subarray(at, at + 16_384));
      request.end();
    });
  }

  async formList(): Promise<{ answer: PhoneAnswer; forms: ListedForm[] }> {
    const answer = await this.send('GET', `${this.serverUrl}/formList`);
    const forms = [...answer.text.matchAll(/<xform>(.*?)<\/xform>/gs)].map(([, xml = '']) => ({
      formId: tag(xml, 'formID') ?? '',
      name: tag(xml, 'name') ?? '',
      version: tag(xml, 'version') ?? '',
      hash: tag(xml, 'hash') ?? '',
      downloadUrl: tag(xml, 'downloadUrl') ?? '',
      manifestUrl: tag(xml, 'manifestUrl'),
    }));
    return { answer, forms };
  }

  get(url: string): Promise<PhoneAnswer> {
    return this.send('GET', url);
  }

  async manifest(url: string): Promise<{ name: string; hash: string; downloadUrl: string }[]> {
    const { text } = await this.get(url);
    return [...text.matchAll(/<mediaFile>(.*?)<\/mediaFile>/gs)].map(([, xml = '']) => ({
      name: tag(xml, 'filename') ?? '',
      hash: tag(xml, 'hash') ?? '',
      downloadUrl: tag(xml, 'downloadUrl') ?? '',
    }));
  }

  head(): Promise<PhoneAnswer> {
    return this.send('HEAD', `${this.serverUrl}/submission`);
  }

  post(post: Post, query = ''): Promise<PhoneAnswer> {
    const { boundary, body } = multipartOf(post);
    const headers: Record<string, string> = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    if (!post.chunked) headers['content-length'] = String(body.length);
    return this.send('POST', `${this.serverUrl}/submission${query}`, { headers, bytes: body });
  }

  /** Sends a part of a post and drops the connection, as a phone does that loses the network. */
  cut(post: Post, share: number): Promise<void> {
    const { boundary, body } = multipartOf(post);
    const { hostname, port } = new URL(this.listening);
    const { name = '', password = '' } = this.credentials ?? {};
    const basic = this.credentials
      ? `Authorization: Basic ${Buffer.from(`${name}:${password}`).toString('base64')}\r\n`
      : '';
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST ${this.path(this.serverUrl)}/submission HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${basic}X-OpenRosa-Version: 1.0\r\n` +
            `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, Math.floor(body.length * share)), () => setTimeout(() => socket.destroy(), 30));
      });
      socket.once('close', () => resolve());
      socket.once('error', reject);
    });
  }
}
