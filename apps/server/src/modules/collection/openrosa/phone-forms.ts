import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { type FormFile, formFiles } from '#modules/forms/index.ts';
import { servedFormId } from '../known-forms/form-id.ts';
import { NamedItems } from './named-items.ts';
import { phoneForms, type PhoneFormRow, versionXml } from './openrosa.queries.ts';
import { md5, servedForm } from './served-form.ts';
import type { ListedFile, ListedForm } from './xml.ts';

interface Served {
  xml: string;
  hash: string;
}

/** The forms of a person as phones ask for them. What is served of a version under a title never changes: it is kept. */
export class PhoneForms {
  private readonly served = new LruMap<string, Served>(200);
  private readonly hashes = new LruMap<string, string>(20_000);

  private readonly named: NamedItems;

  constructor(private readonly db: Db) {
    this.named = new NamedItems(db);
  }

  private async serve(row: PhoneFormRow): Promise<Served> {
    const key = keyOf(row);
    const known = this.served.get(key);
    if (known) return known;
    const xml = servedForm({ ...row, xml: await versionXml(this.db, row.xformId, row.number) });
    const made = { xml, hash: md5(xml) };
    this.served.set(key, made);
    this.hashes.set(key, made.hash);
    return made;
  }

  async list(userId: number, base: string): Promise<ListedForm[]> {
    const listed: ListedForm[] = [];
    for (const row of await phoneForms(this.db, userId, null)) {
      const hash = this.hashes.get(keyOf(row)) ?? (await this.serve(row)).hash;
      listed.push({
        formId: servedFormId(row.idString, row.formId),
        name: row.title,
        version: row.version,
        hash,
        downloadUrl: `${base}/forms/${row.formId}/form.xml`,
        manifestUrl: row.hasFiles ? `${base}/forms/${row.formId}/manifest` : null,
      });
    }
    return listed;
  }

  private async find(userId: number, formId: number): Promise<PhoneFormRow | undefined> {
    return (await phoneForms(this.db, userId, formId))[0];
  }

  async xml(userId: number, formId: number): Promise<string | undefined> {
    const row = await this.find(userId, formId);
    return row && (await this.serve(row)).xml;
  }

  async manifest(userId: number, formId: number, base: string): Promise<ListedFile[] | undefined> {
    const files = await this.files(userId, formId);
    return files?.map(({ id, name, hash }) => {
      const place = id === null ? `lists/${encodeURIComponent(name)}` : `media/${id}`;
      return { name, hash, downloadUrl: `${base}/forms/${formId}/${place}` };
    });
  }

  private async files(userId: number, formId: number): Promise<FormFile[] | undefined> {
    const row = await this.find(userId, formId);
    if (!row) return undefined;
    const held = await this.named.of(userId, row);
    return formFiles(this.db, row.xformId, row.number, { projectId: row.projectId, userId }, { held });
  }

  /** By its id, or by its name when it is a list that the server makes. */
  async file(userId: number, formId: number, which: { id: number } | { name: string }): Promise<FormFile | undefined> {
    const files = await this.files(userId, formId);
    return files?.find((file) => ('id' in which ? file.id === which.id : file.id === null && file.name === which.name));
  }
}

const keyOf = (row: PhoneFormRow) => `${row.formId}/${row.number}/${row.hash}/${row.title}`;
