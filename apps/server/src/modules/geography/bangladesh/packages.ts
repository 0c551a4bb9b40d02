import { createRequire } from 'node:module';

interface Named {
  id: string;
  name: string;
  bn_name: string;
}
interface Option {
  value: number | string;
  title: string;
}
type Options = Record<string, Option[]>;
interface SecondPackage {
  getAllDistrict(language: 'en' | 'bn'): Options;
  getAllUpazila(language: 'en' | 'bn'): Options;
  getAllUnion(language: 'en' | 'bn'): Options;
}
export interface Packages {
  divisions: Named[];
  districts: (Named & { division_id: string; lat: string; lon: string })[];
  upazilas: (Named & { district_id: string })[];
  /** With the double l of the package. */
  unions: (Named & { upazilla_id: string })[];
  second: SecondPackage;
}

/**
 * Read when asked for, which is once in the life of a database. `require`, because Node 20 warns of every import of JSON,
 * and because one package's own index fails in Node.
 */
export function readPackages(): Packages {
  const require = createRequire(import.meta.url);
  return {
    divisions: require('bd-geodata/data/divisions.json') as Packages['divisions'],
    districts: require('bd-geodata/data/districts.json') as Packages['districts'],
    upazilas: require('bd-geodata/data/upazilas.json') as Packages['upazilas'],
    unions: require('bd-geodata/data/unions.json') as Packages['unions'],
    second: require('bd-divisions-to-unions') as SecondPackage,
  };
}
