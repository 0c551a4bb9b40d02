import Avatar from '@mui/material/Avatar';
import { useRecordFile } from '~/features/collection/index.ts';
import { useTexts } from '~/features/registry/texts.ts';

interface PhotoProps {
  formId: number;
  instance: string;
  /** Name of the record's file; null: none was taken. */
  photo: string | null;
  name: string;
  size?: number;
}

/** Letters, not code units: Bengali ones and emoji are more than one. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('');

/** The picture of a person or a group, else the first letters. */
export function Photo({ formId, instance, photo, name, size = 128 }: PhotoProps) {
  const t = useTexts();
  const { address } = useRecordFile({ formId, instanceId: instance, name: photo ?? '' }, photo !== null);
  return (
    <Avatar
      variant="rounded"
      src={address}
      alt={address ? t('photo', { name }) : undefined}
      sx={{ width: size, height: size, fontSize: size / 3, bgcolor: 'action.selected', color: 'text.primary' }}
    >
      <span aria-hidden>{initialsOf(name)}</span>
    </Avatar>
  );
}
