import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { fontFiles, runsOf } from './fonts.ts';
import { INK } from './parts.ts';
import type { PdfDocument, PdfTask, PdfWritten } from './pdf-file.ts';
import { pageWords } from './pdf-texts.ts';

const fonts = fontFiles();
const readable = new Set(Object.values(fonts).flatMap((files) => Object.values(files)));
pdfmake.setFonts(fonts);
// A report is made of what it is given, and of nothing that a text in it could name.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => readable.has(path));
const thin = (color: string) => ({ hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => color });
const padded = (x: number, y: number) => ({
  paddingLeft: () => x,
  paddingRight: () => x,
  paddingTop: () => y,
  paddingBottom: () => y,
});
pdfmake.setTableLayouts({
  ruled: { ...thin(INK.line), ...padded(2.5, 2) },
  tiles: { ...thin(INK.line), ...padded(6, 5), vLineWidth: () => 0.5, vLineColor: () => INK.line },
  bars: { ...thin(INK.line), hLineWidth: () => 0, ...padded(2, 1) },
});

const MARGIN = 36;

async function write({ document, path }: PdfTask): Promise<PdfWritten> {
  const { title, language, orientation, foot, content } = document satisfies PdfDocument;
  let pages = 0;
  const footer = (page: number, count: number) => {
    pages = count;
    const texts = [
      { text: runsOf(foot), alignment: 'left' },
      { text: runsOf(pageWords(page, count, language)), alignment: 'right', width: 'auto' },
    ];
    return { columns: texts, margin: [MARGIN, 12, MARGIN, 0], fontSize: 7.5, color: INK.quiet };
  };
  await pdfmake
    .createPdf({
      info: { title, creator: 'mSurvey', producer: 'mSurvey' },
      language,
      pageSize: 'A4',
      pageOrientation: orientation,
      pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
      // Bengali letters stand taller.
      defaultStyle: { font: 'Latin', fontSize: 9, color: INK.text, lineHeight: language === 'bn' ? 1.15 : 1.1 },
      footer,
      content,
    })
    .write(path);
  return { path, records: pages };
}

parentPort?.on('message', async (task: PdfTask) => parentPort?.postMessage(await write(task)));
