/** A page with nothing but the designer, dressed as the console: for looking and for the benchmark. */
import { isLanguage } from '@msurvey/domain';
import { Designer, FormDesigner, type PreviewComponent, type ViewName } from '@msurvey/form-designer';
import { watchAnswers, WebForm } from '@msurvey/web-form';
import { galleryWorkbook } from '@msurvey/web-form/gallery';
import { emptyDocument, fromWorkbook, openSession } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { changeLanguage, startTexts } from '~/lib/i18n.ts';
import { drawDressed } from '~/testing/dressed.tsx';

const asked = new URLSearchParams(location.search);
const form = asked.has('gallery')
  ? fromWorkbook(galleryWorkbook())
  : emptyDocument({ title: 'Harness', idString: 'h' });
const designer = new Designer(openSession(form, 0));

const Preview: PreviewComponent = ({ xml, onDirtyChange, onAnswers }) => (
  <WebForm
    xml={xml}
    mode="preview"
    showTitle={false}
    onDirtyChange={onDirtyChange}
    onOpened={(form) => void watchAnswers(form, onAnswers)}
  />
);

function Harness() {
  const [view, setView] = useState<ViewName>((asked.get('view') as ViewName | null) ?? 'form');
  return (
    <main style={{ padding: 16 }}>
      <FormDesigner
        designer={designer}
        title="Harness"
        canEdit={!asked.has('read')}
        kept="kept"
        onDeploy={() => undefined}
        Preview={Preview}
        view={view}
        onView={setView}
      />
    </main>
  );
}

await startTexts();
const language = asked.get('lang') ?? 'en';
if (isLanguage(language)) await changeLanguage(language);
drawDressed(<Harness />, MemoryRouter);
