import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  AutocompleteField,
  CheckboxField,
  DateField,
  Form,
  MultiSelectField,
  PasswordField,
  SelectField,
  SwitchField,
  TextField,
} from '../src/index.ts';
import { type Sample, useWords } from './sample.ts';

function Fields() {
  const say = useWords();
  const form = useForm({ defaultValues: { name: '', crop: null, crops: ['chilli', 'mung'], active: true } });
  const crops = [
    { id: 'chilli', name: say('Chilli', 'মরিচ') },
    { id: 'mung', name: say('Mung bean', 'মুগ ডাল'), hint: say('Pulse', 'ডাল') },
    { id: 'sunflower', name: say('Sunflower', 'সূর্যমুখী') },
  ];
  const { setError } = form;
  // how a refused field looks, without pressing anything
  useEffect(() => setError('name', { message: say('Name is required', 'নাম আবশ্যক') }), [setError, say]);
  return (
    <Form form={form} onSubmit={() => undefined} label={say('Farmer', 'কৃষক')}>
      <TextField name="name" label={say('Name', 'নাম')} required />
      <TextField name="note" label={say('Note', 'মন্তব্য')} rows={2} hint={say('For the validator', 'যাচাইকারীর জন্য')} />
      <DateField name="day" label={say('Date', 'তারিখ')} />
      <PasswordField name="password" label={say('Password', 'পাসওয়ার্ড')} />
      <SelectField name="crop" label={say('Main crop', 'প্রধান ফসল')} options={crops} noneLabel={say('None', 'নেই')} />
      <AutocompleteField name="second" label={say('Second crop', 'দ্বিতীয় ফসল')} options={crops} />
      <MultiSelectField name="crops" label={say('Crops', 'ফসল')} options={crops} />
      <CheckboxField name="agreed" label={say('Has agreed', 'সম্মতি দিয়েছেন')} />
      <SwitchField name="active" label={say('Active', 'সক্রিয়')} />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {say('Save', 'সংরক্ষণ')}
      </Button>
    </Form>
  );
}

export const formSamples: Sample[] = [{ id: 'form-fields', group: 'Form', title: 'Fields', Show: Fields }];
