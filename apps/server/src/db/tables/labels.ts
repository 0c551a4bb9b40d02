/** A text per language. */
export interface Labels {
  en: string;
  bn: string | null;
  fr: string | null;
  ro: string | null;
  zh: string | null;
}
