// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLastAnswers, lastAnswers, repeatedQuestions } from '~/features/collection/entry/last-answers.ts';

const list = (id: string) => `<instance id="${id}" src="jr://file-csv/${id}.csv"/>`;
const select = (name: string, from: string) =>
  `<select1 ref="/data/${name}"><itemset nodeset="instance('${from}')/root/item[x = 1]"><value ref="name"/></itemset></select1>`;
const formOf = (lists: string[], body: string) =>
  `<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"><h:head><model>
  <instance><data id="m"/></instance>${lists.map(list).join('')}</model></h:head><h:body>${body}</h:body></h:html>`;
const WORK = formOf(
  ['agencies', 'sub_activities', 'geo_unions', 'members'],
  `${select('agency', 'agencies')}${select('sub_activity', 'sub_activities')}<group ref="/data/place">${select('place/union', 'geo_unions')}</group>
   ${select('member', 'members')}<repeat nodeset="/data/stop">${select('stop/union', 'geo_unions')}</repeat>`,
);
const RECORD =
  '<data id="m"><agency>3</agency><sub_activity>41</sub_activity><place><union>1111</union></place><member>7</member></data>';
const MINE = { userId: 5, projectId: 61, formId: 160 };

beforeEach(() => localStorage.clear());

describe('what a person answered last', () => {
  it('is kept of agency, sub-activity and place, not of who took part nor of what is asked several times', () => {
    expect(repeatedQuestions(WORK)).toEqual(['/data/agency', '/data/sub_activity', '/data/place/union']);
    keepLastAnswers(MINE, WORK, RECORD);
    expect(lastAnswers(MINE)).toEqual({
      '/data/agency': '3',
      '/data/sub_activity': '41',
      '/data/place/union': '1111',
    });
  });

  it('is that person’s, in that project, with that form', () => {
    keepLastAnswers(MINE, WORK, RECORD);
    for (const other of [{ userId: 6 }, { projectId: 1 }, { formId: 161 }])
      expect(lastAnswers({ ...MINE, ...other })).toEqual({});
  });

  it('is not kept of forms that record no work', () => {
    const people = formOf(['geo_unions'], select('union', 'geo_unions'));
    keepLastAnswers(MINE, people, '<data id="m"><union>1111</union></data>');
    expect(localStorage).toHaveLength(0);
  });

  it('is nothing where the browser holds something else under that name', () => {
    localStorage.setItem('msurvey.last-answers.5.61.160', '{"/data/agency":3');
    expect(lastAnswers(MINE)).toEqual({});
    localStorage.setItem('msurvey.last-answers.5.61.160', '{"/data/agency":3,"/data/x":"1"}');
    expect(lastAnswers(MINE)).toEqual({ '/data/x': '1' });
  });
});
