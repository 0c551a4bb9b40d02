import { ActivityReport } from '~/features/dashboard/report/ActivityReport.tsx';
import { BeneficiaryReport } from '~/features/dashboard/report/BeneficiaryReport.tsx';
import { DemonstrationReport } from '~/features/dashboard/report/DemonstrationReport.tsx';
import { InfrastructureReport } from '~/features/dashboard/report/InfrastructureReport.tsx';
import type { ReportProps } from '~/features/dashboard/report/use-report.ts';

/** The four sections, in the order of the documents. */
export const Reports = ({ onPlace, ...props }: ReportProps & { onPlace: (unitId: number) => void }) => (
  <>
    <BeneficiaryReport {...props} onPlace={onPlace} />
    <DemonstrationReport {...props} />
    <ActivityReport {...props} />
    <InfrastructureReport {...props} />
  </>
);
