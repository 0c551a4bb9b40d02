import Button from '@mui/material/Button';
import { useUiText } from '../use-ui-text.ts';
import { Blank } from './cell.tsx';
import type { Approval } from './types.ts';

export function ApprovalButton<Row>({ approval, row }: { approval: Approval<Row>; row: Row }) {
  const t = useUiText();
  if (approval.offered && !approval.offered(row)) return <Blank />;
  const approved = approval.isApproved(row);
  return (
    <Button
      size="small"
      variant="outlined"
      color={approved ? 'inherit' : 'primary'}
      disabled={approval.disabled}
      onClick={() => approval.onChange(row)}
    >
      {t(approved ? 'table.cancelApproval' : 'table.approve')}
    </Button>
  );
}
