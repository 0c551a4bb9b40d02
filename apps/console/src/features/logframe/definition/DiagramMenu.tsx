import { MoreMenu } from '@msurvey/ui';
import { IconCopy, IconFileTypeSvg, IconPhoto } from '@msurvey/ui/icons';
import type { Diagram } from '~/features/logframe/definition/levels.ts';
import { pictureOf, pngBlob, svgBlob } from '~/features/logframe/definition/picture.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

interface DiagramMenuProps {
  levels: Diagram;
  /** Keeps the definition for other projects; absent for who may not. */
  onTemplate: (() => void) | undefined;
}

/** The diagram as a picture to take along, or as a template for others. */
export function DiagramMenu({ levels, onTemplate }: DiagramMenuProps) {
  const t = useTexts();
  const png = useAction(async () => saveFile({ blob: await pngBlob(pictureOf(levels)), name: 'log-definition.png' }), {
    failure: t('definition.noPicture'),
  });
  return (
    <MoreMenu
      label={t('definition.more')}
      actions={[
        {
          label: t('definition.svg'),
          icon: IconFileTypeSvg,
          onClick: () => saveFile({ blob: svgBlob(pictureOf(levels)), name: 'log-definition.svg' }),
        },
        { label: t('definition.png'), icon: IconPhoto, onClick: () => png.mutate(undefined) },
        ...(onTemplate ? [{ label: t('template.save'), icon: IconCopy, onClick: onTemplate }] : []),
      ]}
    />
  );
}
