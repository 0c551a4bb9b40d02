import { scatter } from './chance.ts';
import type { DemoSender } from './registry.queries.ts';

/** Most groups and their members are registered by DAE, some by whichever agency is there. */
export const registrarOf = (g: number): string => (g % 5 === 4 ? '' : 'DAE');

/** Who sent a record about a place: somebody of the agency who looks after the district, else somebody who does. */
export class Senders {
  private readonly known = new Map<string, readonly DemoSender[]>();

  constructor(private readonly all: readonly DemoSender[]) {
    if (all.length === 0) throw new Error('the demonstration has nobody who collects');
  }

  private of(agency: string, district: number): readonly DemoSender[] {
    const near = this.all.filter((one) => one.districts.includes(district));
    const theirs = near.filter((one) => one.organization === agency);
    return theirs.length > 0 ? theirs : near.length > 0 ? near : this.all;
  }

  pick(agency: string, district: number, n: number): DemoSender {
    const key = `${agency}/${district}`;
    const its = this.known.get(key) ?? this.of(agency, district);
    this.known.set(key, its);
    return its[scatter(n, 221) % its.length] as DemoSender;
  }
}
