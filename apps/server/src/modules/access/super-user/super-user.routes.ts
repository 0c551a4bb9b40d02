import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { accessGrid, changeAccessGrid } from './access-grid.ts';
import { uploadUsers } from './upload-users.ts';
import { userTemplate } from './user-template.ts';

export const superUserHandlers = (context: Context) =>
  ({
    uploadUsers: uploadUsers(context),
    userTemplate,
    accessGrid,
    changeAccessGrid: (call) => changeAccessGrid(context, call),
  }) satisfies Partial<Handlers<typeof access>>;
