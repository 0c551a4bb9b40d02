import { FilterSelect, SwitchGridRow } from '@msurvey/ui';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { type Draft, type Grid, type GridCell, type GridRow, valueOf } from '~/features/access/acl/draft.ts';
import { useCatalogueWords } from '~/features/access/parts/words.ts';
import { useTexts } from '~/features/access/texts.ts';

interface Props {
  grid: Grid;
  rows: readonly GridRow[];
  draft: Draft;
  onToggle: (cell: GridCell) => void;
}

/** On a phone a grid has no room: one role at a time, a row per module. */
export function OneRoleSwitches({ grid, rows, draft, onToggle }: Props) {
  const t = useTexts();
  const { moduleName, actionName } = useCatalogueWords();
  const [chosen, setChosen] = useState(grid.roles[0]?.id ?? 0);
  const modules = [...new Set(rows.map((row) => row.module_name))];
  const cellsOf = (module: string) =>
    rows
      .filter((row) => row.module_name === module)
      .flatMap((row) => {
        const cell = row.switches.find((one) => one.role_id === chosen);
        return cell ? [{ cell, action: row.action_name }] : [];
      });
  return (
    <>
      <FilterSelect label={t('role')} value={chosen} options={grid.roles} onChange={setChosen} />
      <Paper variant="outlined" sx={{ '& > :last-child': { borderBottom: 0 } }}>
        {modules.map((module) => {
          const cells = cellsOf(module);
          return (
            <SwitchGridRow
              key={module}
              title={moduleName(module)}
              switches={cells.map(({ cell, action }) => ({
                id: cell.module_action_role_id,
                label: actionName(action),
                on: valueOf(draft, cell),
              }))}
              onToggle={(id) => {
                const found = cells.find(({ cell }) => cell.module_action_role_id === id);
                if (found) onToggle(found.cell);
              }}
            />
          );
        })}
      </Paper>
    </>
  );
}
