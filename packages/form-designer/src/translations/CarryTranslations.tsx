import { saveFile } from '@msurvey/ui';
import { IconDownload, IconUpload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { setting } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { TakeTranslations } from './TakeTranslations.tsx';
import { asCsv, asXlsx } from './translation-file.ts';

/** The texts of a form to and from whoever translates them with a spreadsheet program. */
export function CarryTranslations() {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const [isTaking, setTaking] = useState(false);
  const save = async (ending: 'xlsx' | 'csv') => {
    const form = designer.get().document;
    const title = (setting(form, 'id_string') ?? '').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '_') || 'form';
    saveFile({ blob: ending === 'csv' ? asCsv(form) : await asXlsx(form), name: `${title}_translations.${ending}` });
  };
  return (
    <>
      <Button startIcon={<IconDownload size={18} aria-hidden />} onClick={() => void save('xlsx')}>
        {t('carry.xlsx')}
      </Button>
      <Button startIcon={<IconDownload size={18} aria-hidden />} onClick={() => void save('csv')}>
        {t('carry.csv')}
      </Button>
      {canEdit && (
        <Button startIcon={<IconUpload size={18} aria-hidden />} onClick={() => setTaking(true)}>
          {t('carry.in')}
        </Button>
      )}
      {isTaking && <TakeTranslations onClose={() => setTaking(false)} />}
    </>
  );
}
