export const FIRST_PAINT_ID = 'first';

/** The sign-in page as the build has drawn it, for one language and one kind of installation; the server reads it. */
export interface Drawn {
  language: string;
  demonstration: boolean;
  mailbox: boolean;
  markup: string;
  style: string;
  title: string;
}

/** What happened on the drawn page before the console was there. */
export interface FirstPaint {
  /** Which button was pressed (its place among the buttons of the page), or that the form was sent. */
  todo: (number | 'submit')[];
}

declare global {
  interface Window {
    firstPaint?: FirstPaint;
  }
}
