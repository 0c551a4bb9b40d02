import { openSession } from '@msurvey/xlsform/edit';
import { useCallback, useState } from 'react';
import type { FormDesignerProps } from '../props.ts';
import { Designer } from '../state/designer.ts';
import { DesignerContext, useDesigner, useDesignerState } from '../state/use-designer.ts';
import { Workbench } from '../Workbench.tsx';
import type { FormState } from './source.ts';
import { StateBanner } from './StateBanner.tsx';
import { StatesPanel } from './StatesPanel.tsx';
import { wordsOf } from './use-states.ts';

interface Looking {
  state: FormState;
  /** As it was: nobody changes it. */
  designer: Designer;
}

/** The form with its earlier states: listed beside it, looked at in its place. */
export function WithStates(props: FormDesignerProps) {
  const { states: source } = props;
  const designer = useDesigner();
  const [isListed, setListed] = useState(false);
  const [looking, setLooking] = useState<Looking | null>(null);
  // only who compares is drawn anew with every change
  const now = useDesignerState(({ document }) => (looking ? document : null));
  const list = useCallback(() => setListed(true), []);
  if (!source) return <Workbench {...props} />;
  const look = async (state: FormState) => {
    setListed(false);
    try {
      const document = await source.look(state.version);
      setLooking({ state, designer: new Designer(openSession(document, state.version)) });
    } catch (error) {
      designer.say({ kind: 'fault', text: wordsOf(error) });
    }
  };
  return (
    <>
      {looking && now ? (
        <DesignerContext.Provider value={looking.designer} key={looking.state.version}>
          <StateBanner
            state={looking.state}
            then={looking.designer.get().document}
            now={now}
            source={source}
            onOther={list}
            onLeave={(wentBack) => {
              setLooking(null);
              if (wentBack) designer.say({ kind: 'wentBack' });
            }}
          />
          <Workbench {...props} canEdit={false} onDeploy={undefined} isEarlier />
        </DesignerContext.Provider>
      ) : (
        <Workbench {...props} onStates={list} />
      )}
      {isListed && (
        <StatesPanel
          source={source}
          current={looking?.state.version}
          onLook={(state) => void look(state)}
          onClose={() => setListed(false)}
        />
      )}
    </>
  );
}
