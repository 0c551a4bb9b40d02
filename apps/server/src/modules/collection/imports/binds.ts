import { SaxesParser } from 'saxes';
import { pathWithoutRoot } from '../ingest/form-schema.ts';

/** What the form itself says of a value, as its definition has it. */
export interface Bind {
  constraint: string | null;
  /** It is asked only under a condition. */
  isConditional: boolean;
}

/** By path without the root. */
export function bindsOf(xml: string): ReadonlyMap<string, Bind> {
  const binds = new Map<string, Bind>();
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const { nodeset, constraint, relevant } = attributes as Record<string, string | undefined>;
    if (name !== 'bind' || !nodeset) return;
    binds.set(pathWithoutRoot(nodeset), { constraint: constraint ?? null, isConditional: relevant !== undefined });
  });
  parser.write(xml).close();
  return binds;
}

/** Whether a value there is always asked for: neither it nor anything around it depends on other answers. */
export function isAlwaysAsked(binds: ReadonlyMap<string, Bind>, path: string): boolean {
  for (let at = path.length; at > 0; at = path.lastIndexOf('/', at - 1))
    if (binds.get(path.slice(0, at))?.isConditional) return false;
  return true;
}
