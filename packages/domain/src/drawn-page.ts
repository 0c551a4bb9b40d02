import type { Language } from './languages.ts';

/** The sign-in page as the console's build has drawn it, for one language and one kind of installation; the server sends it. */
export interface DrawnPage {
  language: Language;
  demonstration: boolean;
  mailbox: boolean;
  /** Demonstration accounts that other machines can reach. */
  exposed: boolean;
  markup: string;
  style: string;
  title: string;
}
