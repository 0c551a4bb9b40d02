import { EmptyState } from '@msurvey/ui';
import { IconAlertTriangle, IconCircleX } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Finding, tree } from '@msurvey/xlsform/edit';
import { useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { problemText } from './problem-text.ts';

/** Everything that is wrong, errors first; each leads to its place. */
export function ProblemsView({ findings }: { findings: readonly Finding[] }) {
  const t = useTexts();
  const view = useView();
  const form = useDesignerState(({ document }) => document);
  const { byKey } = tree(form);
  if (findings.length === 0) return <EmptyState text={t('problems.none')} hint={t('problems.noneHint')} />;
  const sorted = [...findings].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <Paper variant="outlined">
      <List aria-label={t('view.problems')} disablePadding>
        {sorted.map((finding, index) => {
          const node = finding.rowKey === undefined ? undefined : byKey.get(finding.rowKey);
          const isError = finding.severity === 'error';
          const place = [
            node?.name ?? finding.sheet,
            finding.row === undefined || node?.name ? undefined : t('problems.row', { row: finding.row }),
            finding.column,
          ].filter(Boolean);
          return (
            <ListItem key={index} disablePadding divider>
              <ButtonBase
                onClick={() =>
                  node ? view.show(node.key) : view.open(finding.sheetKey === 'choices' ? 'choices' : 'source')
                }
                sx={{
                  width: '100%',
                  p: 1.5,
                  gap: 1.5,
                  justifyContent: 'flex-start',
                  alignItems: 'flex-start',
                  textAlign: 'start',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box sx={{ color: isError ? 'error.main' : 'warning.main', pt: 0.25 }}>
                  {isError ? (
                    <IconCircleX size={20} role="img" aria-label={t('problems.error')} />
                  ) : (
                    <IconAlertTriangle size={20} role="img" aria-label={t('problems.warning')} />
                  )}
                </Box>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography component="span" sx={{ display: 'block' }}>
                    {problemText(t, finding)}
                  </Typography>
                  {place.length > 0 && (
                    <Typography variant="body2" color="textSecondary" component="bdi">
                      {place.join(' · ')}
                    </Typography>
                  )}
                </Box>
              </ButtonBase>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
