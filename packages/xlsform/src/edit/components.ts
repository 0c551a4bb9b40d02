/** What reaches each other (Tarjan's way, without recursion over long chains). */
export function components(reads: ReadonlyMap<string, string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: string[][] = [];
  for (const start of reads.keys()) {
    if (index.has(start)) continue;
    const work: { name: string; next: number }[] = [];
    const open = (name: string) => {
      index.set(name, index.size);
      low.set(name, index.size - 1);
      stack.push(name);
      onStack.add(name);
      work.push({ name, next: 0 });
    };
    open(start);
    for (let frame = work.at(-1); frame; frame = work.at(-1)) {
      const { name } = frame;
      const target = reads.get(name)?.[frame.next++];
      if (target !== undefined) {
        if (!reads.has(target)) continue;
        if (!index.has(target)) open(target);
        else if (onStack.has(target)) low.set(name, Math.min(low.get(name) as number, index.get(target) as number));
        continue;
      }
      work.pop();
      const around = work.at(-1)?.name;
      if (around !== undefined) low.set(around, Math.min(low.get(around) as number, low.get(name) as number));
      if (low.get(name) !== index.get(name)) continue;
      const names = stack.splice(stack.indexOf(name));
      for (const one of names) onStack.delete(one);
      found.push(names);
    }
  }
  return found.reverse();
}
