import { NAMED } from '../named.ts';
import { ENUMERATIONS } from './enumerations.ts';
import { type Io, type Json, mapInner, schemaOf, textOf } from './json.ts';

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** What is worth a name where it repeats: objects of some size, long enumerations, choices between objects. */
function isShape(json: Json): boolean {
  if (json.type === 'object') return Object.keys((json.properties as Json | undefined) ?? {}).length > 1;
  if (Array.isArray(json.enum)) return json.enum.length > 3;
  const branches = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  return branches !== undefined && branches.filter((branch) => branch.type === 'object').length > 1;
}

/** Names given at the source, by shape. What is sent and what comes back may differ: then the former is the “Input”. */
function namesAtTheSource(): Map<string, string> {
  const names = new Map<string, string>();
  const put = (text: string, name: string) => {
    if (!names.has(text)) names.set(text, name);
  };
  for (const [name, schema] of [...NAMED, ...ENUMERATIONS]) {
    const output = textOf(schemaOf(schema, 'output'));
    const input = textOf(schemaOf(schema, 'input'));
    put(output, name);
    put(input, input === output || name.endsWith('Input') ? name : `${name}Input`);
  }
  return names;
}

/** Where a shape stands: whose operation, and the properties that lead to it. */
interface Place {
  owner: string;
  steps: string[];
}

/**
 * The schemas of the document, by name. What an operation takes and gives is named after it; what has a name at the
 * source (`named`) is called so; what stands in several places without one is called by the first of them.
 */
export class Components {
  readonly schemas: Record<string, Json> = {};
  readonly #names = namesAtTheSource();
  readonly #times = new Map<string, number>();
  readonly #texts = new Map<string, string>();

  /** Everything is counted before anything is placed: what stands in a shape that repeats counts once. */
  count(json: Json): void {
    const text = textOf(json);
    const times = (this.#times.get(text) ?? 0) + 1;
    this.#times.set(text, times);
    if (times > 1) return;
    mapInner(json, (inner) => {
      this.count(inner);
      return inner;
    });
  }

  /** What an operation takes (`…Input`) or gives (`…Answer`). */
  root(operation: string, io: Io, json: Json): Json {
    const owner = pascal(operation);
    const name = `${owner}${io === 'input' ? 'Input' : 'Answer'}`;
    const text = textOf(json);
    const known = this.#names.get(text);
    if (known === undefined) {
      this.#names.set(text, name);
      this.#put(name, this.#inside(json, { owner, steps: [] }), text);
    } else {
      const shared = this.place(json, { owner, steps: [] });
      if (known !== name) this.#put(name, shared, `the same as ${known}`);
    }
    return refTo(name);
  }

  /** A schema, with a reference instead of what has a name. */
  place(json: Json, at: Place): Json {
    const text = textOf(json);
    let name = this.#names.get(text);
    if (name === undefined) {
      if (!isShape(json) || (this.#times.get(text) ?? 0) < 2) return this.#inside(json, at);
      name = this.#newName(at);
      this.#names.set(text, name);
    }
    if (this.#texts.get(name) !== text) this.#put(name, this.#inside(json, at), text);
    return refTo(name);
  }

  #inside(json: Json, at: Place): Json {
    return mapInner(json, (inner, step) =>
      this.place(inner, step === undefined || step === 'data' ? at : { ...at, steps: [...at.steps, step] }),
    );
  }

  #put(name: string, json: Json, text: string): void {
    if (this.#texts.has(name) && this.#texts.get(name) !== text)
      throw new Error(`Two shapes would be called ${name}: name one of them at the source.`);
    this.#texts.set(name, text);
    this.schemas[name] = json;
  }

  /** The operation and the property, with as many of those above it as tell it from others. */
  #newName({ owner, steps }: Place): string {
    if (steps.length === 0) steps = ['Row'];
    for (let from = steps.length - 1; from >= 0; from--) {
      const name = pascal([owner, ...steps.slice(from)].join(' '));
      if (!this.#texts.has(name) && ![...this.#names.values()].includes(name)) return name;
    }
    throw new Error(`No name for what stands at ${owner}: ${steps.join('.')}. Name it at the source.`);
  }
}
