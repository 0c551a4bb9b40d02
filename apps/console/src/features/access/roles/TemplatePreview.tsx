import { ALL_PERMISSIONS, isPermission, type RoleTemplate, splitPermission } from '@msurvey/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { byModule, useCatalogueWords } from '~/features/access/parts/words.ts';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';

/** What the chosen template would switch on, module by module. */
export function TemplatePreview({ templates }: { templates: readonly RowOf<'masterPrivileges'>[] | undefined }) {
  const t = useTexts();
  const { moduleName, actionName } = useCatalogueWords();
  const { control } = useFormContext<{ template: RoleTemplate }>();
  const chosen = useWatch({ control, name: 'template' });
  if (!templates) return <Skeleton variant="rounded" height={120} />;
  const permissions = templates.find(({ template }) => template === chosen)?.permissions.filter(isPermission) ?? [];
  return (
    <Paper variant="outlined" sx={{ p: 2 }} role="region" aria-label={t('template.preview')} aria-live="polite">
      <Typography variant="body2" color="textSecondary">
        {permissions.length
          ? t('template.count', { on: permissions.length, all: ALL_PERMISSIONS.length })
          : t('template.nothing')}
      </Typography>
      {permissions.length > 0 && (
        <Box
          component="dl"
          // scrolled by keyboard too
          tabIndex={0}
          aria-label={t('template.preview')}
          sx={{ mt: 1, mb: 0, maxHeight: 200, overflowY: 'auto', typography: 'body2', '& dt': { fontWeight: 500 } }}
        >
          {byModule(permissions.map(splitPermission)).map(([module, actions]) => (
            <Box key={module} sx={{ display: 'flex', gap: 1, py: 0.25, '& dt': { width: 160, flexShrink: 0 } }}>
              <dt>{moduleName(module)}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                {actions.map(actionName).join(', ')}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}
