import type { UploadNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import { IconTrash } from '@msurvey/ui/icons';
import { useState } from 'react';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { FileChooser } from './FileChooser.tsx';
import { useFile, useObjectUrl } from './use-file.ts';
import { usePad } from './use-pad.ts';

const WIDTH = 1040;

/** A drawing or signature made here, or lines over a photo. Who cannot draw gives a picture instead. */
export default function DrawControl(props: ControlProps<UploadNode>) {
  const { node, ids, readonly } = props;
  const t = useFormText();
  const { file, give, remove } = useFile(node);
  const { signature, annotate } = node.appearances;
  const [underFile, setUnder] = useState<File | null>(null);
  const [drawn, setDrawn] = useState(false);
  const under = useObjectUrl(underFile);
  const save = async () => {
    setDrawn(true);
    await give(await pad.toFile(signature ? 'signature.png' : 'drawing.png'));
  };
  const pad = usePad(under, () => void save());
  const isChosen = file && !drawn;
  if (readonly || isChosen)
    return (
      <>
        <FileChooser {...props} />
        {annotate && file && !readonly && (
          <Button
            onClick={() => {
              setUnder(file);
              setDrawn(true);
            }}
          >
            {t('draw.annotate')}
          </Button>
        )}
      </>
    );
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.description}>
      {!(annotate && !underFile) && (
        <canvas
          ref={pad.canvas}
          className="wf-pad"
          width={WIDTH}
          height={signature ? WIDTH / 3 : (WIDTH * 2) / 3}
          role="img"
          aria-label={t(signature ? 'draw.signHere' : 'draw.here')}
          {...pad.handlers}
        />
      )}
      <div className="wf-row" style={{ marginTop: 8 }}>
        {drawn && (
          <Button
            color="error"
            startIcon={<IconTrash size={18} />}
            aria-describedby={ids.label}
            onClick={() => {
              pad.clear();
              remove();
              setDrawn(false);
              setUnder(null);
            }}
          >
            {t('clear')}
          </Button>
        )}
        {!drawn && <FileChooser {...props} />}
      </div>
    </div>
  );
}
