import type { LogframeNodeDetail } from '@msurvey/contract';
import { type Definition, DefinitionList } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/logframe/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** Key facts of a node, figures where it is an indicator. */
export function NodeFacts({ node }: { node: LogframeNodeDetail }) {
  const t = useTexts();
  const format = useFormat();
  const shown = (value: number | null) => (value === null ? t('tree.blank') : format.number(value));
  const items: Definition[] = [
    { term: t('tree.type'), value: node.lf_node_type },
    {
      term: t('page.projects'),
      value: node.lf_projectName.length === 0 ? t('page.each') : node.lf_projectName.join(', '),
    },
  ];
  if (node.isSdgBased)
    items.push({
      term: t('node.sdgs'),
      value: node.logframeSDGs.map(({ sdg, sdgName }) => `${sdg} ${sdgName}`).join(', ') || t('tree.blank'),
    });
  if (node.view)
    items.push(
      { term: t('node.aggregated'), value: t(node.isAggregatedIndicator ? 'page.yes' : 'page.no') },
      { term: t('tree.baseline'), value: shown(node.baseline_value) },
      { term: t('tree.target'), value: shown(node.target) },
      {
        term: t('tree.progress'),
        value: node.progress === null ? t('tree.blank') : format.percent(node.progress / 100),
      },
    );
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      {node.path.length > 0 && (
        <Box component="nav" aria-label={t('page.path')} sx={{ mb: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t('page.path')}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {node.path.map(({ id, code, title }, depth) => (
              <Box component="li" key={id} sx={{ paddingInlineStart: { xs: depth, sm: depth * 2 } }}>
                <b>{code}</b> {title}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <DefinitionList items={items} />
    </Paper>
  );
}
