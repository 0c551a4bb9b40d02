interface DemoReply {
  by: string;
  daysAgo: number;
  text: string;
}
interface DemoTopic extends DemoReply {
  title: string;
  isAnnouncement?: boolean;
  isPinned?: boolean;
  isLocked?: boolean;
  replies?: DemoReply[];
}
interface DemoForum {
  title: string;
  description: string;
  /** Names of roles that may write there; all may read. */
  writers: string[];
  topics: DemoTopic[];
}

const OFFICE = ['admin', 'FAO_ADMIN', 'M&E officer'];

/** What people of the programme have said to each other, in both languages of the field. */
export const FORUMS: DemoForum[] = [
  {
    title: 'Announcements',
    description: 'From the programme to all field staff',
    writers: OFFICE,
    topics: [
      {
        by: 'fao.admin',
        daysAgo: 40,
        title: 'How these forums work',
        isPinned: true,
        isLocked: true,
        text: 'Announcements of the programme stand here and on your home page until you have read them.\n\nQuestions about forms and phones belong in “Data collection help”. Please search first: somebody may have asked the same.\n\nWhoever prefers mail chooses a daily or weekly digest on the page of the forums.',
      },
      {
        by: 'me.officer',
        daysAgo: 12,
        title: 'রবি মৌসুমের প্রদর্শনী প্লটের তথ্য',
        text: 'রবি মৌসুমের প্রতিটি প্রদর্শনী প্লটের ফলন কাটার সাত দিনের মধ্যে পাঠান।\n\nপ্লটের অবস্থান মাঠে দাঁড়িয়েই নিন; অফিসে বসে নেওয়া অবস্থান পর্যালোচনায় ফেরত আসবে।',
        replies: [
          {
            by: 'dae.admin',
            daysAgo: 11,
            text: 'ধন্যবাদ। পটুয়াখালী ও বরগুনার সব উপ-সহকারী কৃষি কর্মকর্তাকে জানানো হয়েছে।',
          },
        ],
      },
      {
        by: 'me.officer',
        daysAgo: 3,
        title: 'Half-yearly review: please approve what waits',
        isAnnouncement: true,
        text: 'The half-yearly review of SACP and RAINS counts what is approved by the end of the month.\n\nValidators: please go through the queue of your districts this week.\nCollectors: records that came back to you are under “Returned to you” on your home page; correct them and send them again.',
      },
    ],
  },
  {
    title: 'Data collection help',
    description: 'Questions about forms and phones',
    writers: [...OFFICE, 'data collector', 'validator'],
    topics: [
      {
        by: 'collector',
        daysAgo: 20,
        title: 'নেটওয়ার্ক না থাকলে ফর্ম পাঠানো',
        text: 'চর এলাকায় নেটওয়ার্ক থাকে না। ফর্ম পূরণ করে রাখলে কি পরে পাঠানো যাবে?',
        replies: [
          {
            by: 'validator',
            daysAgo: 19,
            text: 'হ্যাঁ। ফর্ম ফোনে জমা থাকে। নেটওয়ার্কে ফিরলে নিজে থেকেই পাঠানো হয়, “পাঠানোর অপেক্ষায়” তালিকায় দেখতে পাবেন।',
          },
          { by: 'collector', daysAgo: 19, text: 'ধন্যবাদ, কাজ হয়েছে।' },
        ],
      },
      {
        by: 'collector2',
        daysAgo: 8,
        title: 'A member moved to another union',
        text: 'A member of one of my groups has moved to another union. Do I register her again?',
        replies: [
          {
            by: 'me.officer',
            daysAgo: 7,
            text: 'No. Open her in the Member Register and change her place; her number and everything she took part in stay with her.',
          },
        ],
      },
    ],
  },
  {
    title: 'Monitoring desk',
    description: 'For those who validate and report',
    writers: [...OFFICE, 'validator'],
    topics: [
      {
        by: 'validator',
        daysAgo: 5,
        title: 'Photos that show nothing of the plot',
        text: 'Some photos of demonstrations show only the board. Do we return these records?',
        replies: [
          {
            by: 'me.officer',
            daysAgo: 4,
            text: 'Return them with a comment at the question, so that the collector sees which photo is meant.',
          },
        ],
      },
    ],
  },
];
