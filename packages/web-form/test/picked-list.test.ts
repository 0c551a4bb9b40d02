import { describe, expect, it } from 'vitest';
import { findNode, readInstance, serializeSubmission, setAnswer } from '../src/node.ts';
import { formXml, opened } from './support/workbook.ts';

/** As the standard forms pick people from groups: what the list says of them is kept beside their numbers. */
const MEETING = formXml(`
| survey |
| | type | name | label | choice_filter | calculation |
| | select_multiple_from_file groups.csv | groups | Groups | | |
| | select_multiple_from_file members.csv | members | Members | group != '' and selected(\${groups}, group) | |
| | calculate | ids | | | join(' ', instance('members')/root/item[selected(\${members}, name)]/name) |
| | calculate | names | | | join('&#124;', instance('members')/root/item[selected(\${members}, name)]/full_name) |
| | calculate | sexes | | | join('&#124;', instance('members')/root/item[selected(\${members}, name)]/sex) |
`).replaceAll('&amp;#124;', '|');

const FILES: Record<string, string> = {
  'groups.csv': 'name,label\r\n7,Asha\r\n8,Alo\r\n',
  'members.csv':
    'name,label,full_name,sex,group\r\n31,Rahima · 1,Rahima Begum,female,7\r\n32,Karim · 2,Karim Mia,,7\r\n33,Salma · 3,Salma Khatun,female,8\r\n34,Nobody · 4,Nobody,male,\r\n',
};
const attachments = async (name: string) => {
  const text = FILES[name];
  return text === undefined ? null : new Blob([text], { type: 'text/csv' });
};

describe('people picked from a list, several at once', () => {
  it('leave their numbers, names and sexes in the record, each in the order of the list, unknown ones too', async () => {
    const form = await opened(MEETING, { attachments });
    const answer = (path: string, text: string) => setAnswer(findNode(form.root, path) as never, text);
    answer('/data/groups', '7 8');
    answer('/data/members', '33 31 32');
    const result = await serializeSubmission(form);
    if (result.status !== 'complete') throw new Error(JSON.stringify(result.violations));
    const said = Object.fromEntries(readInstance(result.submission.xml)?.answers.map((a) => [a.path, a.value]) ?? []);
    expect(said['/data/members']?.split(' ').toSorted()).toEqual(['31', '32', '33']);
    expect(said).toMatchObject({
      '/data/ids': '31 32 33',
      '/data/names': 'Rahima Begum|Karim Mia|Salma Khatun',
      '/data/sexes': 'female||female',
    });
  });
});
