// The characters of an XML NCName (https://www.w3.org/TR/xml-names/#NT-NCName), without the colon.
const START =
  'A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c-\\u200d' +
  '\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const REST = `${START}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f-\\u2040`;

/** Source of a regular expression (flag `u`) for one name without a prefix. */
export const NCNAME = `[${START}][${REST}]*`;
/** The same with an optional namespace prefix. */
export const QNAME = `${NCNAME}(?::${NCNAME})?`;

const WHOLE = new RegExp(`^${QNAME}$`, 'u');
const PLAIN = /^[A-Za-z_][\w.-]*$/;

/** Can this be the name of an XML element or attribute? */
export const isXmlName = (value: string): boolean => PLAIN.test(value) || WHOLE.test(value);
