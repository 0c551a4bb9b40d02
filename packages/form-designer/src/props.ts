import type { Language } from '@msurvey/domain';
import type { HeaderAction } from '@msurvey/ui';
import type { Designer } from './state/designer.ts';
import type { LibraryBlock } from './palette/catalogue.ts';
import type { StateSource } from './states/source.ts';
import type { ViewName } from './state/use-view.ts';
import type { PreviewComponent } from './views/PreviewPane.tsx';

/** How far what was done is kept. */
export type KeptState = 'kept' | 'keeping' | 'here' | 'failed';

export interface FormDesignerProps {
  designer: Designer;
  title: string;
  canEdit: boolean;
  kept: KeptState;
  /** Publishes what is kept; absent for who may not. */
  onDeploy?: () => void;
  /** Who else is at it, in words. */
  beside?: string;
  /** What else can be done with the form. */
  more?: readonly HeaderAction[];
  /** The form as it is filled. */
  Preview: PreviewComponent;
  /** Questions that can be put into the form together; absent or empty where there are none. */
  library?: readonly LibraryBlock[];
  /** Which view is open; the address of the page knows it. */
  view: ViewName;
  onView: (view: ViewName) => void;
  /** What the form was before; absent where nobody keeps that. */
  states?: StateSource;
  /** Of the interface; the console's own when left out. */
  language?: Language;
}

/** What the workbench is told besides by what is around it. */
export interface WorkbenchProps extends FormDesignerProps {
  onStates?: () => void;
  /** What one sees is over. */
  isEarlier?: boolean;
}
