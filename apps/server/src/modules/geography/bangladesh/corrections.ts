/** Today's spelling of a name of the package; what stood there stays a name to search by. */
export interface Respelling {
  name: string;
  nameBn?: string;
}

export const DIVISIONS: Readonly<Record<number, Respelling>> = {
  1: { name: 'Chattogram' },
  4: { name: 'Barishal' },
};

export const DISTRICTS: Readonly<Record<number, Respelling>> = {
  1: { name: 'Cumilla' },
  9: { name: "Cox's Bazar" },
  18: { name: 'Chapai Nawabganj' },
  33: { name: 'Barishal' },
  64: { name: 'Netrakona' },
};

export const UPAZILAS: Readonly<Record<number, Respelling>> = {
  11: { name: 'Cumilla Sadar' },
  14: { name: 'Sadar Dakshin' },
  80: { name: "Cox's Bazar Sadar" },
  123: { name: 'Bogura Sadar' },
  155: { name: 'Chapai Nawabganj Sadar' },
  177: { name: 'Jashore Sadar' },
  245: { name: 'Indurkani', nameBn: 'ইন্দুরকানী' },
  249: { name: 'Barishal Sadar' },
  260: { name: 'Borhanuddin', nameBn: 'বোরহানউদ্দিন' },
  301: { name: 'Shantiganj', nameBn: 'শান্তিগঞ্জ' },
  491: { name: 'Netrakona Sadar' },
};

/** Missing in the package: its id is that of the second one. */
export const ADDED_UPAZILA = { id: 504, districtId: 38, name: 'Shayestaganj', nameBn: 'শায়েস্তাগঞ্জ', old: 'Shayestagonj' };

/** Of the second package, whose spelling of some is a web address. */
export const ADDED_UNIONS: Readonly<Record<number, string>> = {
  4556: 'Bhawalgarh',
  4557: 'Pirujali',
  5060: 'Sindukchhari',
  5243: 'Guimara',
  5244: 'Hafchhari',
  5756: 'Mandari',
  6267: 'Fatullah',
  6779: 'Dwadashgram',
  7292: 'Sachra',
  7293: 'Gangapur',
  7294: 'Tabgi',
  7295: 'Hasannagar',
  7296: 'Bhaibonchhara',
  7803: 'Chamta',
  8315: 'Padua',
};

/** Listed twice. */
export const DUPLICATE_UNIONS: ReadonlySet<number> = new Set([2353, 2546, 3686]);
/** Taken into the city of Gazipur: no longer offered, but records may still name them. */
export const CLOSED_UNIONS: ReadonlySet<number> = new Set([2870, 2871, 2872, 2873, 2874, 2876]);
