import type { UploadNode } from '@getodk/xforms-engine';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '../question/use-question.ts';
import { FileChooser } from './FileChooser.tsx';

const DrawControl = lazy(() => import('./DrawControl.tsx'));

/** A photo, sound, film or other file; or a drawing made here. */
export function UploadControl(props: ControlProps<UploadNode>) {
  const { appearances } = props.node;
  if (!appearances.draw && !appearances.signature && !appearances.annotate) return <FileChooser {...props} />;
  return (
    <Suspense>
      <DrawControl {...props} />
    </Suspense>
  );
}
