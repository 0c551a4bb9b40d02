import { searchText } from '@msurvey/domain';

/** As they are written in either script. */
const MEN = `Rahim রহিম,Karim করিম,Jahangir জাহাঙ্গীর,Alamgir আলমগীর,Kamrul কামরুল,Shahidul শহিদুল,Mostafizur মোস্তাফিজুর,Anowar আনোয়ার,
Delwar দেলোয়ার,Monir মনির,Habibur হাবিবুর,Selim সেলিম,Nurul নুরুল,Rafiqul রফিকুল,Abul আবুল,Faruk ফারুক,Babul বাবুল,Sohel সোহেল,
Mizanur মিজানুর,Aziz আজিজ,Jalal জালাল,Shafiqul শফিকুল,Ruhul রুহুল,Nazrul নজরুল,Zakir জাকির,Liton লিটন,Ripon রিপন,Subhash সুভাষ,
Dilip দিলীপ,Gopal গোপাল`;
const WOMEN = `Rahima রহিমা,Fatema ফাতেমা,Amena আমেনা,Rokeya রোকেয়া,Shefali শেফালী,Nasima নাসিমা,Salma সালমা,Parul পারুল,Jahanara জাহানারা,
Rabeya রাবেয়া,Kohinoor কোহিনূর,Hasina হাসিনা,Morium মরিয়ম,Shahida শাহিদা,Minara মিনারা,Lipi লিপি,Shilpi শিল্পী,Nargis নার্গিস,
Josna জোসনা,Halima হালিমা,Asma আসমা,Ruma রুমা,Sumi সুমি,Khadija খাদিজা,Anjali অঞ্জলি,Purnima পূর্ণিমা,Maloti মালতী,Beauty বিউটি,
Taslima তাসলিমা,Shirin শিরিন`;
const MENS_LAST = `Islam ইসলাম,Hossain হোসেন,Uddin উদ্দিন,Mia মিয়া,Sheikh শেখ,Molla মোল্লা,Howlader হাওলাদার,Sikder সিকদার,Talukder তালুকদার,
Sarker সরকার,Mridha মৃধা,Bepari বেপারী,Gazi গাজী,Biswas বিশ্বাস,Ali আলী`;
const WOMENS_LAST = `Begum বেগম,Khatun খাতুন,Akter আক্তার,Bibi বিবি,Sultana সুলতানা,Parvin পারভীন,Rani রানী`;

const pairs = (list: string) => list.split(',').map((pair) => pair.trim().split(' ') as [string, string]);

export interface ManyName {
  name: string;
  nameBn: string;
  search: string;
  sex: 'male' | 'female';
}

const combine = (first: string, last: string, sex: 'male' | 'female', titles: [string, string][]): ManyName[] =>
  pairs(first).flatMap(([f, fBn]) =>
    pairs(last).flatMap(([l, lBn]) =>
      titles.map(([t, tBn]) => {
        const [name, nameBn] = [`${t} ${f} ${l}`.trim(), `${tBn} ${fBn} ${lBn}`.trim()];
        return { name, nameBn, search: searchText(name, nameBn), sex };
      }),
    ),
  );

/** Every first name with every last one; men often, women sometimes with a title. */
export const MANY_NAMES: ManyName[] = [
  ...combine(MEN, MENS_LAST, 'male', [
    ['Md.', 'মোঃ'],
    ['', ''],
  ]),
  ...combine(WOMEN, WOMENS_LAST, 'female', [
    ['', ''],
    ['Mst.', 'মোছাঃ'],
  ]),
];
