import type { RefObject } from 'react';
import { IconFileTypeCsv, IconFileTypeSvg, IconPhoto } from '../icons.ts';
import { MoreMenu } from '../page/PageHeader.tsx';
import { saveFile } from '../save-file.ts';
import { useUiText } from '../use-ui-text.ts';
import { chartCsv, fileName } from './csv.ts';
import { pictureOf, pngOf } from './picture.ts';
import type { ChartData } from './types.ts';

interface ChartMenuProps {
  data: ChartData;
  figure: RefObject<HTMLElement | null>;
}

/** The chart as a file: for slides, for paper, for a spreadsheet. */
export function ChartMenu({ data, figure }: ChartMenuProps) {
  const t = useUiText();
  const { title } = data;
  const picture = () => (figure.current ? pictureOf(figure.current, title) : undefined);
  const savePng = async () => {
    const drawn = picture();
    if (drawn) saveFile({ blob: await pngOf(drawn), name: fileName(title, 'png') });
  };
  const saveSvg = () => {
    const drawn = picture();
    if (drawn) saveFile({ blob: new Blob([drawn.svg], { type: 'image/svg+xml' }), name: fileName(title, 'svg') });
  };
  const saveCsv = () =>
    saveFile({ blob: new Blob([chartCsv(data)], { type: 'text/csv;charset=utf-8' }), name: fileName(title, 'csv') });
  return (
    <MoreMenu
      label={t('chart.download', { title })}
      actions={[
        { label: t('chart.png'), icon: IconPhoto, onClick: () => void savePng() },
        { label: t('chart.svg'), icon: IconFileTypeSvg, onClick: saveSvg },
        { label: t('chart.csv'), icon: IconFileTypeCsv, onClick: saveCsv },
      ]}
    />
  );
}
