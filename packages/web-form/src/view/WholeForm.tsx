import type { ReactNode } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { renderNodes } from './NodeView.tsx';
import { useSession } from './session.ts';

/** All questions below each other. */
export function WholeForm({ finish }: { finish: ReactNode }) {
  const { root } = useSession().form;
  const children = useEngineState(() => root.currentState.children);
  return (
    <>
      {renderNodes(children, 3)}
      <div className="wf-row" style={{ justifyContent: 'flex-end', marginTop: 24 }}>
        {finish}
      </div>
    </>
  );
}
