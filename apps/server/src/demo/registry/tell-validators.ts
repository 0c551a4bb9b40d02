import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { insertNotifications } from '#modules/notifications/index.ts';
import { waitingByForm } from './registry.queries.ts';

const message = (n: number) => ({
  en: n === 1 ? '1 record waits for your decision.' : `${n} records wait for your decision.`,
  bn: `${n.toLocaleString('bn-BD')}টি রেকর্ড আপনার সিদ্ধান্তের অপেক্ষায় আছে।`,
  fr: n === 1 ? '1 enregistrement attend votre décision.' : `${n} enregistrements attendent votre décision.`,
  ro: n === 1 ? 'O înregistrare așteaptă decizia dumneavoastră.' : `${n} înregistrări așteaptă decizia dumneavoastră.`,
  zh: `${n} 条记录等待您的审核。`,
});

/** Whoever validates is told what waits for them. */
export async function tellValidators(db: Db): Promise<void> {
  for (const { n, userIds, formTitle, organizationName } of await waitingByForm(db, PROJECT_PROGRAMME)) {
    const path = `/project/${PROJECT_PROGRAMME}/sacp/validation/all`;
    const about = { projectId: PROJECT_PROGRAMME, formTitle, roleName: 'validator', organizationName, path };
    await insertNotifications(db, { userIds, message: message(n), ...about });
  }
}
