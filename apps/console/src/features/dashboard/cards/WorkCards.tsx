import { ANY_CHOICE, CARD_WAITING, CARDS, STRUCTURE_PROGRAMME, type WaitingCard } from '@msurvey/domain';
import Box from '@mui/material/Box';
import { Card } from '~/features/dashboard/cards/Card.tsx';
import { Figure } from '~/features/dashboard/cards/Figure.tsx';
import { TILES } from '~/features/dashboard/cards/tiles.ts';
import { useFigures } from '~/features/dashboard/cards/use-figures.ts';
import { useTexts } from '~/features/dashboard/texts.ts';

/** People first received, then works were done. */
const ORDER = ['Training', 'Input', 'Demonstration', 'Infrastructure'] as const satisfies WaitingCard[];

interface WorkCardsProps {
  waiting: Record<WaitingCard, number>;
  /** Of which programme structures are shown; −1: of both. */
  programme: number;
}

export function WorkCards({ waiting, programme }: WorkCardsProps) {
  const t = useTexts();
  const { open } = useFigures();
  const structures = Object.entries(CARDS.Infrastructure).filter(([field]) => {
    const of = STRUCTURE_PROGRAMME[field as keyof typeof STRUCTURE_PROGRAMME];
    return programme === ANY_CHOICE || programme === of;
  });
  return ORDER.map((name) => {
    const figures = name === 'Infrastructure' ? structures.map(([, figure]) => figure) : Object.values(CARDS[name]);
    return (
      <Card key={name} title={t(`card.${name}`)} waiting={waiting[name]} onWaiting={() => open(CARD_WAITING[name])}>
        <Box sx={TILES}>
          {figures.map((figure, index) => (
            <Figure key={figure} figure={figure} isHeadline={index === 0 && name !== 'Infrastructure'} />
          ))}
        </Box>
      </Card>
    );
  });
}
