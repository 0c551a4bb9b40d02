import type { workLists } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { startListExport } from '#tables/list-export.ts';
import { beneficiaryTitle } from '../exports/beneficiary-export.ts';
import { listDemonstrations } from './list-demonstrations.ts';
import { listInfrastructure } from './list-infrastructure.ts';

export const beneficiaryHandlers = (context: Context): Handlers<typeof workLists> => ({
  demonstrations: listDemonstrations,
  exportDemonstrations: (call) => {
    const { type: format, values, ...filter } = call.body;
    const name = beneficiaryTitle('demonstrations', call.language);
    return startListExport(context, call, { list: 'demonstrations', name, filter, format, values });
  },
  infrastructures: listInfrastructure,
  exportInfrastructures: (call) => {
    const { format, values, ...filter } = call.body;
    const name = beneficiaryTitle('infrastructure', call.language);
    return startListExport(context, call, { list: 'infrastructure', name, filter, format, values });
  },
});
