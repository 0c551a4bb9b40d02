import type { LogframeNodeDetail } from '@msurvey/contract';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/logframe/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** What fields of the wire are called on the screen. */
const FIELDS = {
  lf_node: 'node.name',
  lf_nodeBn: 'node.nameBn',
  lf_node_code: 'node.code',
  lf_aggregatedIndicator: 'node.aggregated',
  lf_projectName: 'page.projects',
  sdgList: 'node.sdgs',
  name: 'node.name',
  nameBn: 'node.nameBn',
  code: 'node.code',
  description: 'activity.description',
  dateRange: 'activity.timeline',
  activityType: 'activity.type',
  crossCutting: 'activity.crossCutting',
  implementation: 'activity.measure',
  implementationList: 'activity.list',
} as const;
const isField = (field: string): field is keyof typeof FIELDS => field in FIELDS;

/** Who changed it, when and why; the newest first. */
export function NodeHistory({ lines }: { lines: LogframeNodeDetail['history'] }) {
  const t = useTexts();
  const format = useFormat();
  const changed = (fields: readonly string[]) =>
    fields.flatMap((field) => (isField(field) ? t(FIELDS[field]) : [])).join(', ');
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2">{t('page.history')}</Typography>
      <List dense>
        {lines.map((line) => (
          <ListItem key={line.version} disableGutters>
            <ListItemText
              primary={[t(`history.${line.action}`), line.by && t('history.by', { name: line.by })]
                .filter(Boolean)
                .join(' ')}
              secondary={[format.dateTime(line.at), changed(line.fields), line.reason].filter(Boolean).join(' · ')}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
