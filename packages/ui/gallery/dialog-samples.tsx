import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog, FormDialog, TextField } from '../src/index.ts';
import { type Sample, useWords } from './sample.ts';

const group = 'Dialog';

function Confirm() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('Delete group…', 'দল মুছুন…')}
      </Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        text={say('The group and its members’ places in it go.', 'দল ও তার সদস্যপদ মুছে যাবে।')}
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

function Task() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('Add group…', 'দল যোগ করুন…')}
      </Button>
      <FormDialog
        open={open}
        title={say('Add group', 'দল যোগ করুন')}
        defaultValues={{ name: '' }}
        onSubmit={() => undefined}
        onClose={() => setOpen(false)}
      >
        <TextField name="name" label={say('Name', 'নাম')} required />
      </FormDialog>
    </>
  );
}

export const dialogSamples: Sample[] = [
  { id: 'dialog-confirm', group, title: 'Confirm dialog', Show: Confirm },
  { id: 'dialog-form', group, title: 'Form dialog', Show: Task },
];
