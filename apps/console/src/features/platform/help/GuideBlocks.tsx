import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pictures } from 'virtual:guides';
import type { Block, Words } from '~/features/platform/help/guide.ts';

function Sentence({ words }: { words: readonly Words[] }) {
  return words.map(({ text, isBold, guide }, i) => {
    const key = `${i} ${text}`;
    if (guide)
      return (
        <Link key={key} href={`/help/${guide}`}>
          {text}
        </Link>
      );
    return isBold ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}

function GuideBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <Typography
        component={block.depth === 2 ? 'h2' : 'h3'}
        variant={block.depth === 2 ? 'h6' : 'subtitle1'}
        sx={{ mt: 2 }}
      >
        <Sentence words={block.words} />
      </Typography>
    );
  if (block.kind === 'text')
    return (
      <Typography>
        <Sentence words={block.words} />
      </Typography>
    );
  if (block.kind === 'picture')
    return (
      <Box
        component="img"
        src={pictures[block.picture]}
        alt={block.text}
        loading="lazy"
        sx={{
          maxWidth: '100%',
          maxHeight: 560,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          alignSelf: 'start',
        }}
      />
    );
  return (
    <Box component={block.isOrdered ? 'ol' : 'ul'} sx={{ m: 0, pl: 3, '& li + li': { mt: 0.75 } }}>
      {block.items.map((words, i) => (
        <Typography component="li" key={`${i} ${words[0]?.text}`}>
          <Sentence words={words} />
        </Typography>
      ))}
    </Box>
  );
}

/** What a guide says, in the console's own look. */
export const GuideBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, i) => <GuideBlock key={`${i} ${block.kind}`} block={block} />);
