const STEP = /^([^[\]]+)(?:\[(\d+)\])?$/;

const childrenNamed = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.nodeName === name);

/** The element at each step of a path, from the root; shorter than the path where something is missing. */
function walk(root: Element, path: string): Element[] {
  const [first, ...steps] = path.split('/').filter(Boolean);
  if (first !== root.nodeName) return [];
  const found = [root];
  for (const step of steps) {
    const [, name = '', position = '1'] = STEP.exec(step) ?? [];
    const next = childrenNamed(found.at(-1) as Element, name)[Number(position) - 1];
    if (!next) break;
    found.push(next);
  }
  return found;
}

const depthOf = (path: string): number => path.split('/').filter(Boolean).length;

/** A place that only mine has: its outermost missing part comes over whole, behind its neighbours of that name. */
function bring(mine: Element[], theirs: Element[]): void {
  const [parent, wanted] = [theirs.at(-1), mine[theirs.length]];
  if (!parent || !wanted) return;
  const copy = parent.ownerDocument.importNode(wanted, true);
  const neighbour = childrenNamed(parent, wanted.nodeName).at(-1);
  if (neighbour) neighbour.after(copy);
  else parent.append(copy);
}

/** A place that only theirs has goes, and with it what stands empty around it and mine does not have either. */
function takeAway(theirs: Element[], mineDepth: number): void {
  for (let depth = theirs.length; depth > Math.max(mineDepth, 1); depth--) {
    const element = theirs[depth - 1] as Element;
    if (element.children.length > 0) return;
    element.remove();
  }
}

/**
 * The newest version of a record with some answers of mine in it. Works on the XML: what depends on these answers the form
 * calculates again when it is opened with the result.
 */
export function merge(theirsXml: string, mineXml: string, paths: readonly string[]): string {
  const parser = new DOMParser();
  const [into, from] = [theirsXml, mineXml].map((xml) => parser.parseFromString(xml, 'text/xml'));
  if (!into || !from) return theirsXml;
  // found before anything moves: positions count from what was there
  const places = paths.map((path) => ({
    path,
    mine: walk(from.documentElement, path),
    theirs: walk(into.documentElement, path),
  }));
  const brought = new Set<Element>();
  for (const { path, mine, theirs } of places) {
    const depth = depthOf(path);
    if (mine.length === depth && theirs.length === depth) {
      (theirs.at(-1) as Element).textContent = (mine.at(-1) as Element).textContent;
    } else if (mine.length === depth) {
      const whole = mine[theirs.length] as Element;
      if (!brought.has(whole)) bring(mine, theirs);
      brought.add(whole);
    } else if (theirs.length === depth) takeAway(theirs, mine.length);
  }
  return new XMLSerializer().serializeToString(into);
}
