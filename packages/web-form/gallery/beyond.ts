import type { Verdict } from './catalogue.ts';

/** What a form has beside its questions. Each is seen at work by the test named with it. */
export interface Beyond {
  feature: string;
  verdict: Verdict;
  remark: string;
  /** Title of the test. */
  test: string;
}

export const BEYOND: Beyond[] = [
  {
    feature: 'calculate, hidden',
    verdict: 'supported',
    remark: 'in the XML, not on the screen',
    test: 'gallery: keeps calculations and hidden values',
  },
  {
    feature: 'start, end, today, deviceid, username, email, phonenumber',
    verdict: 'supported',
    remark: 'from `filler`',
    test: 'gallery: notes who, where and when',
  },
  {
    feature: 'subscriberid, simserial',
    verdict: 'plain',
    remark: 'blank: a browser does not know them',
    test: 'gallery: notes who, where and when',
  },
  {
    feature: 'start-geopoint, background-geopoint',
    verdict: 'supported',
    remark: 'blank where the person refuses',
    test: 'gallery: notes who, where and when',
  },
  {
    feature: 'background-audio, audit',
    verdict: 'refused',
    remark: 'a notice says that it is not done',
    test: 'says what the browser does not do in the background',
  },
  {
    feature: 'group, field-list',
    verdict: 'supported',
    remark: 'one page in the layout with pages',
    test: 'puts a field list on one page',
  },
  {
    feature: 'table-list, label, list-nolabel',
    verdict: 'supported',
    remark: 'a table; under 600 px each row has its words',
    test: 'shows a table of choices with named marks',
  },
  {
    feature: 'repeat, nested repeat',
    verdict: 'supported',
    remark: 'add, remove with confirmation',
    test: 'adds an instance of a repeat and removes it after asking',
  },
  {
    feature: 'repeat_count',
    verdict: 'supported',
    remark: 'no buttons',
    test: 'makes as many instances as the count says',
  },
  {
    feature: 'relevant, choice_filter, constraint',
    verdict: 'supported',
    remark: 'by the engine',
    test: 'property: what is sent equals what was filled',
  },
  {
    feature: 'csv-external, xml-external, pulldata()',
    verdict: 'supported',
    remark: 'files through `attachments`',
    test: 'looks values up in a file of the form',
  },
  {
    feature: 'select_one from a repeat',
    verdict: 'supported',
    remark: '',
    test: 'offers what was entered in a repeat',
  },
  {
    feature: 'last-saved#',
    verdict: 'plain',
    remark: 'blank: a browser keeps no earlier submission for it',
    test: 'opens a form that asks for the last saved answer',
  },
  {
    feature: 'languages',
    verdict: 'supported',
    remark: 'switch in the header',
    test: 'changes the language of the form',
  },
  {
    feature: 'Markdown in texts',
    verdict: 'supported',
    remark: 'HTML tags are left out, their words stay',
    test: 'shows emphasis and leaves tags out',
  },
  {
    feature: 'style pages',
    verdict: 'supported',
    remark: 'overruled by `layout`',
    test: 'asks one question after the other when the form wants pages',
  },
  { feature: 'style theme-grid', verdict: 'plain', remark: 'one column', test: 'opens a form made for a grid' },
  { feature: 'instance_name', verdict: 'supported', remark: '', test: 'gallery: keeps calculations and hidden values' },
  { feature: 'entities', verdict: 'supported', remark: 'by the engine', test: 'writes the entity a form creates' },
  {
    feature: 'public_key (encryption)',
    verdict: 'refused',
    remark: 'the form is refused, with a reason',
    test: 'refuses a form that is encrypted, with a reason',
  },
];
