import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { AnyControlNode } from '@getodk/xforms-engine';
import { findById } from '../engine/tree.ts';
import { useSession } from './session.ts';
import { useFormText } from './use-form-text.ts';

const MOST = 8;

interface FaultSummaryProps {
  nodeIds: readonly string[];
  onGo(nodeId: string): void;
}

/** How many questions keep the form from being sent, with a way to each. */
export function FaultSummary({ nodeIds, onGo }: FaultSummaryProps) {
  const t = useFormText();
  const { root } = useSession().form;
  if (nodeIds.length === 0) return null;
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      {t('faults', { count: nodeIds.length })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {nodeIds.slice(0, MOST).map((nodeId) => {
          const node = findById(root, nodeId) as AnyControlNode | null;
          return (
            node && (
              <li key={nodeId}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  sx={{ textAlign: 'start' }}
                  onClick={() => onGo(nodeId)}
                >
                  {node.currentState.label?.asString || node.currentState.reference}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </Alert>
  );
}
