export const FIRST_PAINT_ID = 'first';

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
