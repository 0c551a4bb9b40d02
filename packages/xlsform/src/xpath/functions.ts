export type ValueType = 'text' | 'number' | 'boolean' | 'date' | 'nodes' | 'unknown';

export interface FunctionSignature {
  min: number;
  max: number;
  returns: ValueType;
  /** 0-based arguments that must be nodes (a reference or a path), never a literal. */
  nodeArgs?: number[];
}

const MANY = Number.POSITIVE_INFINITY;

function sign(returns: ValueType, min: number, max = min, nodeArgs?: number[]): FunctionSignature {
  return { min, max, returns, nodeArgs };
}

/**
 * The functions of the ODK XForms specification, of JavaRosa (XPathFuncExpr) and of the ODK web engine.
 * Where they disagree on the number of arguments, the widest counts: a warning must never be wrong.
 */
export const FUNCTIONS: ReadonlyMap<string, FunctionSignature> = new Map(
  Object.entries({
    // text
    string: sign('text', 0, 1),
    concat: sign('text', 1, MANY),
    join: sign('text', 1, MANY),
    substr: sign('text', 2, 3),
    substring: sign('text', 2, 3),
    'substring-before': sign('text', 2),
    'substring-after': sign('text', 2),
    translate: sign('text', 3),
    'string-length': sign('number', 0, 1),
    'normalize-space': sign('text', 0, 1),
    contains: sign('boolean', 2),
    'starts-with': sign('boolean', 2),
    'ends-with': sign('boolean', 2),
    uuid: sign('text', 0, 1),
    digest: sign('text', 2, 3),
    'base64-decode': sign('text', 1),
    'extract-signed': sign('text', 2),
    pulldata: sign('text', 4),
    // boolean
    if: sign('unknown', 3),
    coalesce: sign('unknown', 2),
    once: sign('unknown', 1),
    true: sign('boolean', 0),
    false: sign('boolean', 0),
    boolean: sign('boolean', 1),
    'boolean-from-string': sign('boolean', 1),
    not: sign('boolean', 1),
    regex: sign('boolean', 2),
    checklist: sign('boolean', 2, MANY),
    'weighted-checklist': sign('boolean', 2, MANY),
    lang: sign('boolean', 1),
    // number
    number: sign('number', 0, 1),
    random: sign('number', 0),
    int: sign('number', 1),
    sum: sign('number', 1, 1, [0]),
    min: sign('number', 1, MANY),
    max: sign('number', 1, MANY),
    round: sign('number', 1, 2),
    floor: sign('number', 1),
    ceiling: sign('number', 1),
    pow: sign('number', 2),
    log: sign('number', 1),
    log10: sign('number', 1),
    abs: sign('number', 1),
    sin: sign('number', 1),
    cos: sign('number', 1),
    tan: sign('number', 1),
    asin: sign('number', 1),
    acos: sign('number', 1),
    atan: sign('number', 1),
    atan2: sign('number', 2),
    sqrt: sign('number', 1),
    exp: sign('number', 1),
    exp10: sign('number', 1),
    pi: sign('number', 0),
    // nodes
    count: sign('number', 1, 1, [0]),
    'count-non-empty': sign('number', 1, 1, [0]),
    position: sign('number', 0, 1, [0]),
    last: sign('number', 0),
    instance: sign('nodes', 1),
    current: sign('nodes', 0),
    randomize: sign('nodes', 1, 2, [0]),
    id: sign('nodes', 1),
    name: sign('text', 0, 1),
    'local-name': sign('text', 0, 1),
    'namespace-uri': sign('text', 0, 1),
    'indexed-repeat': sign('unknown', 3, 7, [0, 1, 3, 5]),
    depend: sign('unknown', 1, MANY),
    // dates
    today: sign('date', 0),
    now: sign('date', 0),
    date: sign('date', 1),
    'date-time': sign('date', 1),
    'format-date': sign('text', 2),
    'format-date-time': sign('text', 2),
    'decimal-date-time': sign('number', 1),
    'decimal-time': sign('number', 1),
    // choices and translations
    selected: sign('boolean', 2),
    'is-selected': sign('boolean', 2),
    'selected-at': sign('text', 2),
    'count-selected': sign('number', 1),
    'jr:choice-name': sign('text', 2),
    'jr:itext': sign('text', 1),
    // places
    area: sign('number', 1),
    'enclosed-area': sign('number', 1),
    distance: sign('number', 1, MANY),
    geofence: sign('boolean', 2),
    // the device and the form
    property: sign('text', 1),
    version: sign('text', 0),
  }),
);

/** Functions people bring from spreadsheets, and what stands for them here. */
export const FOREIGN_FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    len: 'string-length',
    length: 'string-length',
    average: 'sum(…) div count(…)',
    avg: 'sum(…) div count(…)',
    iff: 'if',
    iif: 'if',
    isnull: "… = ''",
    isblank: "… = ''",
    mod: '… mod …',
    power: 'pow',
    rand: 'random',
    ceil: 'ceiling',
    concatenate: 'concat',
    mid: 'substr',
    left: 'substr',
    'last-saved': '${last-saved#name}',
    lookup: 'pulldata',
    vlookup: 'pulldata',
  }),
);
