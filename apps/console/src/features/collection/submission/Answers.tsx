import { EmptyState } from '@msurvey/ui';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { type LabelLanguage, labelOf, type Question } from '~/features/collection/parts/questions.ts';
import { AnswerValue } from '~/features/collection/submission/AnswerValue.tsx';
import { type AnswerLeaf, type AnswerNode, answerTree } from '~/features/collection/submission/answer-tree.ts';
import { faultText } from '~/features/collection/submission/fault-text.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface AnswersProps {
  formId: number;
  record: DataOf<'submission'>;
  questions: readonly Question[];
  language: LabelLanguage;
}

const isBlank = ({ value }: AnswerLeaf) => value === undefined || value === null || value === '';
/** Only what was answered: groups and entries without any answer go too. */
function answered(nodes: readonly AnswerNode[]): AnswerNode[] {
  return nodes.flatMap((node): AnswerNode[] => {
    if (node.kind === 'answer') return isBlank(node) ? [] : [node];
    if (node.kind === 'repeat')
      return node.entries.length > 0 ? [{ ...node, entries: node.entries.map(answered) }] : [];
    const nodes = answered(node.nodes);
    return nodes.length > 0 ? [{ ...node, nodes }] : [];
  });
}

/** The answers in the order of the form, with groups and repeats around them. */
export function Answers(props: AnswersProps) {
  const { record, questions, language } = props;
  const t = useTexts();
  const [all, setAll] = useState(true);
  const { nodes, others } = useMemo(
    () => answerTree(withChoices(questions, record.choices, language), record.answers),
    [questions, record, language],
  );
  const shown = all ? nodes : answered(nodes);
  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={<Switch size="small" checked={all} onChange={(_, on) => setAll(on)} />}
        label={t('answer.all')}
      />
      {shown.length === 0 && others.length === 0 && <EmptyState text={t('answer.none')} />}
      <Nodes {...props} nodes={shown} />
      {others.length > 0 && (
        <Part title={t('answer.others')}>
          <Typography variant="body2" color="textSecondary">
            {t('answer.othersHint')}
          </Typography>
          <Nodes {...props} nodes={others} />
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 2, my: 1 }}
    >
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Nodes({ nodes, ...props }: AnswersProps & { nodes: readonly AnswerNode[] }) {
  const t = useTexts();
  const { language } = props;
  return nodes.map((node) => {
    if (node.kind === 'answer') return <Leaf key={node.path} {...props} leaf={node} />;
    const title = labelOf(node.question, language);
    if (node.kind === 'group')
      return (
        <Part key={node.path} title={title}>
          <Nodes {...props} nodes={node.nodes} />
        </Part>
      );
    return (
      <Part key={node.path} title={t('answer.repeat', { title, count: node.entries.length })}>
        {node.entries.map((entry, at) => (
          <Part key={at} title={t('answer.entry', { number: at + 1 })}>
            <Nodes {...props} nodes={entry} />
          </Part>
        ))}
      </Part>
    );
  });
}

function Leaf({ leaf, ...props }: AnswersProps & { leaf: AnswerLeaf }) {
  const t = useTexts();
  const faults = props.record.faults.filter(({ path }) => path === leaf.path);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        py: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 2fr) 3fr' },
        columnGap: 2,
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {leaf.question ? labelOf(leaf.question, props.language) : leaf.path}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        <AnswerValue {...props} leaf={leaf} />
        {faults.map(({ fault }) => (
          <Typography key={fault} variant="body2" sx={{ color: 'warning.main' }}>
            {t(faultText(fault))}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
