/** A page with nothing but a form, dressed as the console: for looking, for tests in a browser, for the benchmark. */
import { isLanguage } from '@msurvey/domain';
import { WebForm, type WebFormProps } from '@msurvey/web-form';
import { galleryFile, galleryXml } from '@msurvey/web-form/gallery';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { changeLanguage, startTexts } from '~/lib/i18n.ts';
import { drawDressed } from '~/testing/dressed.tsx';

declare global {
  interface Window {
    /** Shows another form; the benchmark measures from here. */
    showForm(props: WebFormProps): void;
    drafts: number;
  }
}
window.drafts = 0;

const asked = new URLSearchParams(location.search);
const choice = <T extends string>(name: string): T | undefined => (asked.get(name) as T | null) ?? undefined;

function Harness() {
  const [props, setProps] = useState<WebFormProps | undefined>(() =>
    asked.has('empty') ? undefined : { xml: galleryXml(), attachments: galleryFile },
  );
  const [sent, setSent] = useState('');
  window.showForm = setProps;
  if (!props) return <main>ready</main>;
  return (
    <main style={{ padding: '16px 16px 64px' }}>
      <h1 style={{ fontSize: '1.25rem', margin: '0 0 16px' }}>Harness</h1>
      <WebForm
        layout={choice('layout')}
        mode={choice('mode')}
        goTo={choice('goTo')}
        filler={{ username: 'rahim', deviceId: 'web:harness', email: 'rahim@example.org', phoneNumber: '01700000000' }}
        comments={
          asked.has('comments')
            ? { '/data/texts/text': [{ author: 'Validator', text: 'Please write the full name.' }] }
            : undefined
        }
        onDraft={() => {
          window.drafts++;
        }}
        onSubmit={({ xml, files }) => setSent(`${xml}\n${files.map((file) => `${file.name} ${file.size}`).join('\n')}`)}
        {...props}
      />
      {sent && (
        <pre data-testid="sent" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {sent}
        </pre>
      )}
    </main>
  );
}

await startTexts();
const language = choice<string>('lang') ?? 'en';
if (isLanguage(language)) await changeLanguage(language);
drawDressed(<Harness />, MemoryRouter);
