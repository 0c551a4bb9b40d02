/**
 * The results framework of the demonstration programme: own writing, and every figure is illustrative; none is a real target
 * or result. The ids are those that the documents name.
 */
export const LOGFRAME_LEVELS = [
  {
    id: 1,
    parent: null,
    name: 'Goal',
    nameBn: 'চূড়ান্ত লক্ষ্য',
    description: 'The lasting change in people’s lives to which the programme contributes',
    descriptionBn: 'মানুষের জীবনে যে স্থায়ী পরিবর্তনে কর্মসূচি অবদান রাখে',
    color: '#f1c751',
    isActivity: false,
    isSdgBased: true,
    x: 320,
    y: 16,
  },
  {
    id: 2,
    parent: 1,
    name: 'Development objective',
    nameBn: 'উন্নয়ন উদ্দেশ্য',
    description: 'What the programme answers for at its end',
    descriptionBn: 'মেয়াদ শেষে কর্মসূচি যার জন্য দায়বদ্ধ',
    color: '#f1c751',
    isActivity: false,
    isSdgBased: true,
    x: 320,
    y: 156,
  },
  {
    id: 3,
    parent: 2,
    name: 'Outcome',
    nameBn: 'ফলাফল',
    description: 'A change in what people do or have, brought about by several outputs',
    descriptionBn: 'কয়েকটি আউটপুটের ফলে মানুষের কাজে বা সম্পদে যে পরিবর্তন আসে',
    color: '#f1c751',
    isActivity: false,
    isSdgBased: true,
    x: 320,
    y: 296,
  },
  {
    id: 4,
    parent: 3,
    name: 'Output',
    nameBn: 'আউটপুট',
    description: 'What the agencies deliver; indicators and activities hang below it',
    descriptionBn: 'সংস্থাগুলো যা সরবরাহ করে; এর নিচে সূচক ও কার্যক্রম থাকে',
    color: '#f1c751',
    isActivity: false,
    isSdgBased: false,
    x: 320,
    y: 436,
  },
  {
    id: 5,
    parent: 4,
    name: 'Indicator',
    nameBn: 'সূচক',
    description: 'What is measured, with baseline, targets and collected values',
    descriptionBn: 'যা পরিমাপ করা হয়; ভিত্তিমান, লক্ষ্যমাত্রা ও সংগৃহীত মানসহ',
    color: '#f1c751',
    isActivity: false,
    isSdgBased: true,
    x: 224,
    y: 576,
  },
  {
    id: 6,
    parent: 4,
    name: 'Activity',
    nameBn: 'কার্যক্রম',
    description: 'Work that is planned and followed by sub-activities, indicators or milestones',
    descriptionBn: 'উপ-কার্যক্রম, সূচক বা মাইলফলক দিয়ে পরিকল্পিত ও অনুসৃত কাজ',
    color: '#EB144C',
    isActivity: true,
    isSdgBased: false,
    x: 416,
    y: 576,
  },
];

/** One on each line: id, parent, level, code, programmes, goals, aggregated, baseline, target, title, title in Bengali. */
export const LOGFRAME_NODES = `
101|-|1|1|Sacp,Rains|1,2,13|no|-|-|Smallholder families in the programme districts earn more, eat better and cope with climate shocks|কর্মসূচি এলাকার ক্ষুদ্র কৃষক পরিবারের আয় বাড়ে, পুষ্টি উন্নত হয় এবং জলবায়ুর অভিঘাত মোকাবিলার সক্ষমতা গড়ে ওঠে
102|101|2|1.1|Sacp,Rains|2,8,13|no|-|-|Competitive, diversified and climate-resilient smallholder farming that serves markets and family nutrition|বাজার ও পরিবারের পুষ্টির চাহিদা মেটায় এমন প্রতিযোগিতামূলক, বহুমুখী ও জলবায়ু-সহনশীল ক্ষুদ্র কৃষি
103|102|3|1.1.1|Sacp,Rains|1,5,10|no|-|-|The programme reaches smallholder households and changes their lives|কর্মসূচি ক্ষুদ্র কৃষক পরিবারের কাছে পৌঁছায় এবং তাদের জীবনমানে পরিবর্তন আনে
110|103|4|1.1.1.1|Sacp,Rains|-|no|-|-|People and households reached|সেবার আওতায় আসা মানুষ ও পরিবার
136|110|5|1.1.1.1.1|Sacp|1,2|no|0|260000|People who received services of SACP|এসএসিপির সেবা পেয়েছেন এমন ব্যক্তি
137|110|5|1.1.1.1.2|Rains|2,13|no|0|125000|People who received services of RAINS|রেইনসের সেবা পেয়েছেন এমন ব্যক্তি
138|110|5|1.1.1.1.3|Sacp|1,2|no|0|250000|Households with at least one member served by SACP|যেসব পরিবারের অন্তত একজন সদস্য এসএসিপির সেবা পেয়েছেন
139|110|5|1.1.1.1.4|Rains|2,13|no|0|100000|Households with at least one member served by RAINS|যেসব পরিবারের অন্তত একজন সদস্য রেইনসের সেবা পেয়েছেন
158|110|5|1.1.1.1.5|Sacp|1,2|no|0|1075000|Family members in households served by SACP (estimate)|এসএসিপির সেবাপ্রাপ্ত পরিবারের মোট সদস্য (প্রাক্কলিত)
188|110|5|1.1.1.1.6|Rains|2,13|no|0|420000|Family members in households served by RAINS (estimate)|রেইনসের সেবাপ্রাপ্ত পরিবারের মোট সদস্য (প্রাক্কলিত)
140|110|5|1.1.1.1.7|Sacp,Rains|1,2|yes|0|100|Outreach of the programme against plan|পরিকল্পনার তুলনায় কর্মসূচির সেবার বিস্তৃতি
111|103|4|1.1.1.2|Sacp,Rains|-|no|-|-|Changes in livelihoods and inclusion|জীবিকার পরিবর্তন ও অন্তর্ভুক্তি
141|111|5|1.1.1.2.1|Sacp|1,8|no|0|60|Households whose real farm income rose by a quarter or more|যেসব পরিবারের প্রকৃত কৃষি আয় অন্তত এক-চতুর্থাংশ বেড়েছে
142|111|5|1.1.1.2.2|Sacp,Rains|2|no|61|80|Households that are food secure in the lean season|অভাবের মৌসুমেও খাদ্যনিরাপদ থাকে এমন পরিবার
199|111|5|1.1.1.2.3|Sacp|16|no|0|208000|People satisfied with the services they received|প্রাপ্ত সেবায় সন্তুষ্ট ব্যক্তি
143|111|5|1.1.1.2.4|Sacp|5|no|18|40|Women among the office bearers of farmer groups|কৃষক দলের পদধারীদের মধ্যে নারী
144|111|5|1.1.1.2.5|Sacp|2,5|no|0|65000|Women trained in homestead gardening|বসতবাড়ির বাগান বিষয়ে প্রশিক্ষিত নারী
149|111|5|1.1.1.2.6|Sacp|8|no|0|10500|Young people trained to offer farm services|কৃষি সেবা প্রদানে প্রশিক্ষিত তরুণ-তরুণী
150|111|5|1.1.1.2.7|Sacp,Rains|5,10|no|3|5|Quality of work with women, young people and ethnic minorities|নারী, তরুণ ও ক্ষুদ্র নৃগোষ্ঠীকে সঙ্গে নিয়ে কাজের মান
151|111|5|1.1.1.2.8|Sacp,Rains|1,2,13|yes|0|100|Overall delivery of the programme against plan|পরিকল্পনার তুলনায় কর্মসূচির সার্বিক বাস্তবায়ন
212|111|6|1.1.1.2.9|Sacp|-|no|-|-|Train women and young people|নারী ও তরুণদের প্রশিক্ষণ
104|102|3|1.1.2|Sacp|2,12|no|-|-|Smallholders produce more high-value crops of better quality|ক্ষুদ্র কৃষক উন্নত মানের উচ্চমূল্য ফসল আরও বেশি উৎপাদন করেন
112|104|4|1.1.2.1|Sacp|-|no|-|-|Changes in production on farms (outcome level)|খামার পর্যায়ে উৎপাদনের পরিবর্তন (ফলাফল স্তর)
126|112|5|1.1.2.1.1|Sacp|2|no|0|150000|Households reporting a larger harvest of high-value crops|উচ্চমূল্য ফসলের ফলন বেড়েছে বলে জানিয়েছে এমন পরিবার
127|112|5|1.1.2.1.2|Sacp|2,12|no|0|162500|Households using an improved variety, input or practice|উন্নত জাত, উপকরণ বা চাষপদ্ধতি ব্যবহার করছে এমন পরিবার
128|112|5|1.1.2.1.3|Sacp|2|no|0|100000|Households growing one more crop in the year than before|আগের চেয়ে বছরে অন্তত একটি বেশি ফসল চাষ করছে এমন পরিবার
129|112|5|1.1.2.1.4|Sacp|2,12|no|0|126500|Trained farmers who apply two or more of the practices taught|শেখানো চর্চার অন্তত দুটি প্রয়োগ করছেন এমন প্রশিক্ষিত কৃষক
152|112|5|1.1.2.1.5|Sacp|2|no|0|25|Yield advantage of demonstration plots over nearby plots|পাশের জমির তুলনায় প্রদর্শনী প্লটে বাড়তি ফলন
153|112|5|1.1.2.1.6|Sacp|2|yes|0|100|Production support delivered against plan|পরিকল্পনার তুলনায় উৎপাদন সহায়তার বাস্তবায়ন
113|104|4|1.1.2.2|Sacp|-|no|-|-|Farmer groups formed and strengthened|গঠিত ও শক্তিশালী কৃষক দল
154|113|5|1.1.2.2.1|Sacp|2|no|0|10000|Farmer groups formed or reorganised|গঠিত বা পুনর্গঠিত কৃষক দল
155|113|5|1.1.2.2.2|Sacp|2|no|12|70|Farmer groups that meet, save and keep accounts regularly|নিয়মিত সভা ও সঞ্চয় করে এবং হিসাব রাখে এমন কৃষক দল
213|113|6|1.1.2.2.3|Sacp|-|no|-|-|Form and reorganise farmer groups|কৃষক দল গঠন ও পুনর্গঠন
114|104|4|1.1.2.3|Sacp|-|no|-|-|Farmers and field staff skilled in high-value crops|উচ্চমূল্য ফসলে দক্ষ কৃষক ও মাঠকর্মী
156|114|5|1.1.2.3.1|Sacp|2,4|no|0|230000|Farmers trained in crop production|ফসল উৎপাদনে প্রশিক্ষিত কৃষক
214|114|6|1.1.2.3.2|Sacp|-|no|-|-|Train farmers in production|কৃষকদের উৎপাদন প্রশিক্ষণ
215|114|6|1.1.2.3.3|Sacp|-|no|-|-|Strengthen extension staff and services|সম্প্রসারণ কর্মী ও সেবা জোরদার করা
115|104|4|1.1.2.4|Sacp|-|no|-|-|Varieties and practices demonstrated and tested|জাত ও চাষপদ্ধতির প্রদর্শনী ও পরীক্ষা
157|115|5|1.1.2.4.1|Sacp|2|no|0|37800|Demonstration plots laid out by DAE|কৃষি সম্প্রসারণ অধিদপ্তরের স্থাপিত প্রদর্শনী প্লট
159|115|5|1.1.2.4.2|Sacp|2,9|no|0|2220|Research trials and model plots of BARI on farmers’ land|কৃষকের জমিতে বারির গবেষণা পরীক্ষা ও মডেল প্লট
216|115|6|1.1.2.4.3|Sacp|-|no|-|-|Demonstrate oilseeds and pulses|তেলবীজ ও ডাল ফসলের প্রদর্শনী
217|115|6|1.1.2.4.4|Sacp|-|no|-|-|Demonstrate vegetables, fruits and homestead gardens|সবজি, ফল ও বসতবাড়ির বাগান প্রদর্শনী
218|115|6|1.1.2.4.5|Sacp|-|no|-|-|Test varieties on farm and share the results|মাঠে জাত পরীক্ষা ও ফলাফল ছড়িয়ে দেওয়া
116|104|4|1.1.2.5|Sacp|-|no|-|-|Inputs, machines and quality seed in farmers’ hands|কৃষকের হাতে উপকরণ, যন্ত্র ও মানসম্মত বীজ
160|116|5|1.1.2.5.1|Sacp|2|no|0|150000|Farmers who received seed, saplings or other inputs|বীজ, চারা বা অন্যান্য উপকরণ পেয়েছেন এমন কৃষক
161|116|5|1.1.2.5.2|Sacp|2|no|0|90|Seed villages set up|চালু হওয়া বীজ গ্রাম
162|116|5|1.1.2.5.3|Sacp|2|no|6|120|Breeder and foundation seed produced|উৎপাদিত প্রজনন ও ভিত্তি বীজ
219|116|6|1.1.2.5.4|Sacp|-|no|-|-|Supply inputs and machines to members and groups|সদস্য ও দলকে উপকরণ ও যন্ত্র সরবরাহ
220|116|6|1.1.2.5.5|Sacp|-|no|-|-|Produce and keep good seed|ভালো বীজ উৎপাদন ও সংরক্ষণ
105|102|3|1.1.3|Sacp,Rains|8,12|no|-|-|Farm families and small enterprises earn more from processing and markets|প্রক্রিয়াজাতকরণ ও বাজার থেকে কৃষক পরিবার ও ক্ষুদ্র উদ্যোগের আয় বাড়ে
117|105|4|1.1.3.1|Sacp|-|no|-|-|Changes in market income (outcome level)|বাজার থেকে আয়ের পরিবর্তন (ফলাফল স্তর)
145|117|5|1.1.3.1.1|Sacp|1,8|no|0|87500|Households selling at a better price than before|আগের চেয়ে ভালো দামে পণ্য বিক্রি করছে এমন পরিবার
146|117|5|1.1.3.1.2|Sacp|8|no|0|1050|Supported enterprises with a higher profit|মুনাফা বেড়েছে এমন সহায়তাপ্রাপ্ত উদ্যোগ
147|117|5|1.1.3.1.3|Sacp|8|no|0|3300|New jobs in supported enterprises|সহায়তাপ্রাপ্ত উদ্যোগে সৃষ্ট নতুন কর্মসংস্থান
148|117|5|1.1.3.1.4|Sacp|8,17|no|0|400|Marketing groups with a written agreement with a buyer|ক্রেতার সঙ্গে লিখিত চুক্তি আছে এমন বিপণন দল
198|117|5|1.1.3.1.5|Sacp|12|no|0|5400|Produce saved from post-harvest loss|সংগ্রহোত্তর ক্ষতি থেকে রক্ষা পাওয়া পণ্য
163|117|5|1.1.3.1.6|Sacp|8|yes|0|100|Market support delivered against plan|পরিকল্পনার তুলনায় বাজার সহায়তার বাস্তবায়ন
118|105|4|1.1.3.2|Sacp|-|no|-|-|Farmers and traders with business skills|ব্যবসায়িক দক্ষতাসম্পন্ন কৃষক ও ব্যবসায়ী
164|118|5|1.1.3.2.1|Sacp|4,8|no|3200|40000|People trained in business management|ব্যবসা ব্যবস্থাপনায় প্রশিক্ষিত ব্যক্তি
165|118|5|1.1.3.2.2|Sacp|4,8|no|0|1000|Farmers’ Business Schools opened|চালু হওয়া কৃষক ব্যবসা বিদ্যালয়
221|118|6|1.1.3.2.3|Sacp|-|no|-|-|Run Farmers’ Business Schools and business courses|কৃষক ব্যবসা বিদ্যালয় ও ব্যবসা কোর্স পরিচালনা
119|105|4|1.1.3.3|Sacp|-|no|-|-|Market facilities, groups and enterprises at work|সচল বাজার অবকাঠামো, বিপণন দল ও উদ্যোগ
166|119|5|1.1.3.3.1|Sacp|9|no|0|60|Common facility centres built|নির্মিত সাধারণ সেবা কেন্দ্র
167|119|5|1.1.3.3.2|Sacp|9|no|0|300|Market sheds, collection points and cool chambers built|নির্মিত বাজার শেড, সংগ্রহ কেন্দ্র ও শীতল কক্ষ
168|119|5|1.1.3.3.3|Sacp|8,12|no|0|45000|Produce sold by members through collection points|সংগ্রহ কেন্দ্র দিয়ে সদস্যদের বিক্রি করা পণ্য
169|119|5|1.1.3.3.4|Sacp|8|no|0|1500|Enterprises with a matching grant|ম্যাচিং অনুদান পাওয়া উদ্যোগ
170|119|5|1.1.3.3.5|Sacp|8|no|0|1000|Marketing groups formed|গঠিত বিপণন দল
171|119|5|1.1.3.3.6|Sacp|4,12|no|0|72000|People trained in post-harvest work and marketing|সংগ্রহোত্তর কাজ ও বিপণনে প্রশিক্ষিত ব্যক্তি
222|119|6|1.1.3.3.7|Sacp|-|no|-|-|Build and equip market facilities|বাজার অবকাঠামো নির্মাণ ও সজ্জিতকরণ
223|119|6|1.1.3.3.8|Sacp|-|no|-|-|Support enterprises, marketing groups and buyers|উদ্যোগ, বিপণন দল ও ক্রেতাদের সহায়তা
120|105|4|1.1.3.4|Rains|-|no|-|-|Markets for RAINS production clusters|রেইনসের উৎপাদন ক্লাস্টারের বাজার ব্যবস্থা
172|120|5|1.1.3.4.1|Rains|9|no|0|42|Aggregation centres built in clusters|ক্লাস্টারে নির্মিত পণ্য একত্রীকরণ কেন্দ্র
173|120|5|1.1.3.4.2|Rains|5,8|no|0|14500|People trained in safe food marketing and enterprise|নিরাপদ খাদ্য বিপণন ও উদ্যোগ বিষয়ে প্রশিক্ষিত ব্যক্তি
224|120|6|1.1.3.4.3|Rains|-|no|-|-|Link clusters to markets for safe food|নিরাপদ খাদ্যের বাজারের সঙ্গে ক্লাস্টারের সংযোগ
106|102|3|1.1.4|Sacp,Rains|6,13|no|-|-|Surface water is used well for crops in the dry and the wet season|শুষ্ক ও বর্ষা উভয় মৌসুমে ফসলের জন্য ভূ-উপরিস্থ পানির সুষ্ঠু ব্যবহার হয়
121|106|4|1.1.4.1|Sacp,Rains|-|no|-|-|Changes in access to water (outcome level)|পানি প্রাপ্তির পরিবর্তন (ফলাফল স্তর)
190|121|5|1.1.4.1.1|Sacp|6,13|no|0|17100|Land with better irrigation or drainage|সেচ বা পানি নিষ্কাশন সুবিধা উন্নত হয়েছে এমন জমি
192|121|5|1.1.4.1.2|Sacp|6|no|0|45000|Households with enough water for a dry-season crop|শুষ্ক মৌসুমের ফসলের জন্য পর্যাপ্ত পানি পাচ্ছে এমন পরিবার
174|121|5|1.1.4.1.3|Sacp,Rains|6|yes|0|100|Water works delivered against plan|পরিকল্পনার তুলনায় পানি ব্যবস্থাপনা কাজের বাস্তবায়ন
122|106|4|1.1.4.2|Sacp|-|no|-|-|Water works and user groups in SACP upazilas|এসএসিপি উপজেলায় পানি অবকাঠামো ও ব্যবহারকারী দল
175|122|5|1.1.4.2.1|Sacp|6|no|0|380|Length of khals re-excavated|পুনঃখননকৃত খালের দৈর্ঘ্য
176|122|5|1.1.4.2.2|Sacp|6|no|0|240|Length of buried pipe laid|স্থাপিত ভূগর্ভস্থ পাইপের দৈর্ঘ্য
177|122|5|1.1.4.2.3|Sacp|6,7|no|0|450|Pumps, regulators and ponds built|স্থাপিত পাম্প এবং নির্মিত রেগুলেটর ও পুকুর
178|122|5|1.1.4.2.4|Sacp|6|no|0|60000|Households served by water works|পানি অবকাঠামোর সুবিধাভোগী পরিবার
179|122|5|1.1.4.2.5|Sacp|6|no|0|600|Water user groups formed|গঠিত পানি ব্যবহারকারী দল
180|122|5|1.1.4.2.6|Sacp|6,12|no|0|80|Water user groups that collect fees for maintenance|রক্ষণাবেক্ষণের জন্য ফি আদায় করে এমন পানি ব্যবহারকারী দল
225|122|6|1.1.4.2.7|Sacp|-|no|-|-|Survey, re-excavate khals and repair dykes|জরিপ, খাল পুনঃখনন ও বাঁধ মেরামত
226|122|6|1.1.4.2.8|Sacp|-|no|-|-|Install buried pipes, pumps and ponds|ভূগর্ভস্থ পাইপ, পাম্প ও পুকুর স্থাপন
227|122|6|1.1.4.2.9|Sacp|-|no|-|-|Organise water users and save water|পানি ব্যবহারকারীদের সংগঠন ও পানি সাশ্রয়
123|106|4|1.1.4.3|Rains|-|no|-|-|Water management in RAINS upazilas|রেইনস উপজেলায় পানি ব্যবস্থাপনা
181|123|5|1.1.4.3.1|Rains|6,13|no|0|280|Length of khals and buried pipes completed|সম্পন্ন খাল ও ভূগর্ভস্থ পাইপের দৈর্ঘ্য
182|123|5|1.1.4.3.2|Rains|6|no|0|11000|Farmers trained in water-saving irrigation|পানি সাশ্রয়ী সেচে প্রশিক্ষিত কৃষক
228|123|6|1.1.4.3.3|Rains|-|no|-|-|Bring water to drought-prone and char clusters|খরাপ্রবণ ও চর ক্লাস্টারে পানি পৌঁছানো
107|102|3|1.1.5|Rains|2,13|no|-|-|Production clusters farm in ways that withstand salinity, drought and floods|উৎপাদন ক্লাস্টারগুলো লবণাক্ততা, খরা ও বন্যা সহনশীল পদ্ধতিতে চাষ করে
124|107|4|1.1.5.1|Rains|-|no|-|-|Changes in resilience (outcome level)|সহনশীলতার পরিবর্তন (ফলাফল স্তর)
191|124|5|1.1.5.1.1|Rains|13|no|0|60000|Households that farm in a climate-resilient way|জলবায়ু-সহনশীল পদ্ধতিতে চাষ করছে এমন পরিবার
194|124|5|1.1.5.1.2|Rains|13,15|no|0|35000|Land under climate-resilient practices|জলবায়ু-সহনশীল চর্চার আওতায় আনা জমি
183|124|5|1.1.5.1.3|Rains|2,8|no|0|85|Clusters that still produce and sell together a year after support ended|সহায়তা শেষের এক বছর পরও একসঙ্গে উৎপাদন ও বিক্রি করে এমন ক্লাস্টার
184|124|5|1.1.5.1.4|Rains|13|yes|0|100|Climate support delivered against plan|পরিকল্পনার তুলনায় জলবায়ু সহায়তার বাস্তবায়ন
125|107|4|1.1.5.2|Rains|-|no|-|-|Production clusters formed and skilled|গঠিত ও দক্ষ উৎপাদন ক্লাস্টার
185|125|5|1.1.5.2.1|Rains|2|no|0|4000|Production cluster groups formed|গঠিত উৎপাদন ক্লাস্টার দল
186|125|5|1.1.5.2.2|Rains|4,13|no|0|95000|Farmers trained in climate-smart agriculture|জলবায়ু-সহনশীল কৃষিতে প্রশিক্ষিত কৃষক
187|125|5|1.1.5.2.3|Rains|4,13|no|0|11200|Climate field school sessions held|অনুষ্ঠিত জলবায়ু মাঠ স্কুলের অধিবেশন
229|125|6|1.1.5.2.4|Rains|-|no|-|-|Form clusters and let them learn from each other|ক্লাস্টার গঠন ও পারস্পরিক শেখা
230|125|6|1.1.5.2.5|Rains|-|no|-|-|Train farmers in climate-smart agriculture|কৃষকদের জলবায়ু-সহনশীল কৃষি প্রশিক্ষণ
231|125|6|1.1.5.2.6|Rains|-|no|-|-|Run climate field schools|জলবায়ু মাঠ স্কুল পরিচালনা
130|107|4|1.1.5.3|Rains|-|no|-|-|Climate-smart technologies shown in the field|মাঠে প্রদর্শিত জলবায়ু-সহনশীল প্রযুক্তি
189|130|5|1.1.5.3.1|Rains|2,13|no|0|6660|Climate-smart demonstration plots laid out|স্থাপিত জলবায়ু-সহনশীল প্রদর্শনী প্লট
232|130|6|1.1.5.3.2|Rains|-|no|-|-|Demonstrate climate-smart crops and techniques|জলবায়ু-সহনশীল ফসল ও কৌশল প্রদর্শনী
131|107|4|1.1.5.4|Rains|-|no|-|-|Seed, protection and climate information for clusters|ক্লাস্টারের জন্য বীজ, সুরক্ষা ও জলবায়ু তথ্য
193|131|5|1.1.5.4.1|Rains|2,13|no|0|60000|Farmers with stress-tolerant seed or water-saving kits|প্রতিকূলতা-সহিষ্ণু বীজ বা পানি সাশ্রয়ী সরঞ্জাম পেয়েছেন এমন কৃষক
197|131|5|1.1.5.4.2|Rains|13|no|0|28000|Length of protective dykes around clusters|ক্লাস্টারের চারপাশে নির্মিত সুরক্ষা বাঁধের দৈর্ঘ্য
200|131|5|1.1.5.4.3|Rains|13|no|0|66|Climate risk assessments and crop suitability maps completed|সম্পন্ন জলবায়ু ঝুঁকি নিরূপণ ও ফসল উপযোগিতা মানচিত্র
201|131|5|1.1.5.4.4|Rains|13|no|14|70|Farmers who act on weather advisories|আবহাওয়া পরামর্শ মেনে ব্যবস্থা নেন এমন কৃষক
233|131|6|1.1.5.4.5|Rains|-|no|-|-|Supply stress-tolerant seed, kits and machines|প্রতিকূলতা-সহিষ্ণু বীজ, সরঞ্জাম ও যন্ত্র সরবরাহ
234|131|6|1.1.5.4.6|Rains|-|no|-|-|Protect clusters and inform them about climate|ক্লাস্টারের সুরক্ষা ও জলবায়ু তথ্য
108|102|3|1.1.6|Rains|2,3|no|-|-|Families eat diverse, safe and nutritious food all year|পরিবারগুলো সারা বছর বৈচিত্র্যময়, নিরাপদ ও পুষ্টিকর খাবার খায়
132|108|4|1.1.6.1|Rains|-|no|-|-|Changes in diets (outcome level)|খাদ্যাভ্যাসের পরিবর্তন (ফলাফল স্তর)
195|132|5|1.1.6.1.1|Rains|2,5|no|0|45000|Women who eat from five or more food groups a day|দিনে অন্তত পাঁচ শ্রেণির খাবার খান এমন নারী
196|132|5|1.1.6.1.2|Rains|2|no|0|31500|Households that eat vegetables of their own garden most of the year|বছরের বেশির ভাগ সময় নিজ বাগানের সবজি খায় এমন পরিবার
202|132|5|1.1.6.1.3|Rains|2,3|no|68|85|Households with acceptable food consumption|সন্তোষজনক মাত্রায় খাদ্য গ্রহণ করে এমন পরিবার
203|132|5|1.1.6.1.4|Rains|2|yes|0|100|Nutrition support delivered against plan|পরিকল্পনার তুলনায় পুষ্টি সহায়তার বাস্তবায়ন
133|108|4|1.1.6.2|Rains|-|no|-|-|Nutrition knowledge, gardens and safe food|পুষ্টিজ্ঞান, পুষ্টি বাগান ও নিরাপদ খাদ্য
204|133|5|1.1.6.2.1|Rains|2,3|no|0|90000|People who took part in nutrition training or courtyard sessions|পুষ্টি প্রশিক্ষণ বা উঠান বৈঠকে অংশ নেওয়া ব্যক্তি
205|133|5|1.1.6.2.2|Rains|2,3|no|0|208100|Attendance at nutrition campaigns, fairs and cooking demonstrations|পুষ্টি প্রচারাভিযান, মেলা ও রান্না প্রদর্শনীতে উপস্থিতি
206|133|5|1.1.6.2.3|Rains|2|no|0|4280|Nutrition and school gardens laid out|স্থাপিত পুষ্টি ও বিদ্যালয় বাগান
207|133|5|1.1.6.2.4|Rains|2|no|0|45000|Households with a nutrition garden kit|পুষ্টি বাগান উপকরণ পাওয়া পরিবার
235|133|6|1.1.6.2.5|Rains|-|no|-|-|Teach nutrition in villages|গ্রামে পুষ্টি শিক্ষা
236|133|6|1.1.6.2.6|Rains|-|no|-|-|Set up gardens and cook what they yield|পুষ্টি বাগান স্থাপন ও বাগানের ফসল রান্না
237|133|6|1.1.6.2.7|Rains|-|no|-|-|Campaign for nutritious and safe food|পুষ্টিকর ও নিরাপদ খাদ্যের প্রচারাভিযান
109|102|3|1.1.7|Sacp,Rains|16,17|no|-|-|The programme is well run, learns from evidence and informs policy|কর্মসূচি সুষ্ঠুভাবে পরিচালিত হয়, তথ্য-প্রমাণ থেকে শেখে এবং নীতি প্রণয়নে সহায়তা করে
134|109|4|1.1.7.1|Sacp,Rains|-|no|-|-|Planning, monitoring and review|পরিকল্পনা, পরিবীক্ষণ ও পর্যালোচনা
208|134|5|1.1.7.1.1|Sacp,Rains|16|no|4|5|Overall rating by the supervision mission|তত্ত্বাবধান মিশনের সার্বিক মূল্যায়ন
209|134|5|1.1.7.1.2|Sacp,Rains|16|no|46|90|Field records decided within two weeks|দুই সপ্তাহের মধ্যে নিষ্পত্তি হওয়া মাঠ রেকর্ড
238|134|6|1.1.7.1.3|Sacp,Rains|-|no|-|-|Plan, monitor and review together|যৌথ পরিকল্পনা, পরিবীক্ষণ ও পর্যালোচনা
135|109|4|1.1.7.2|Rains|-|no|-|-|Technical advice, knowledge and policy|কারিগরি পরামর্শ, জ্ঞান ও নীতি সহায়তা
210|135|5|1.1.7.2.1|Rains|17|no|0|18|Knowledge products used by decision makers|নীতিনির্ধারকদের ব্যবহৃত জ্ঞানপণ্য
211|135|5|1.1.7.2.2|Rains|17|no|0|26|Policy dialogues and review workshops held|অনুষ্ঠিত নীতি সংলাপ ও পর্যালোচনা কর্মশালা
239|135|6|1.1.7.2.3|Rains|-|no|-|-|Give technical advice and share knowledge|কারিগরি পরামর্শ ও জ্ঞান বিনিময়
`;
