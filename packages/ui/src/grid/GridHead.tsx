import type { HeaderCell } from './headers.ts';
import type { GridModel } from './model.ts';
import type { Sizes } from './sizes.ts';

interface GridHeadProps<Row> {
  lines: readonly HeaderCell[][];
  model: GridModel<Row>;
  sizes: Sizes;
}

/** Titles of groups above their columns; all of it stays in sight, the first columns to the side too. */
export function GridHead<Row>({ lines, model, sizes }: GridHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      {lines.map((cells, line) => (
        <tr key={line} role="row" aria-rowindex={line + 1}>
          {cells.map(({ id, header, unit, start, columns, lines: over, isGroup }) => {
            const offset = sizes.offsets[start];
            // A group that reaches beyond the columns that stay goes with those that do not.
            const stays = offset !== undefined && start + columns <= sizes.offsets.length;
            return (
              <th
                key={id}
                role="columnheader"
                scope={isGroup ? 'colgroup' : 'col'}
                colSpan={columns}
                rowSpan={over}
                aria-colindex={start + 1}
                aria-colspan={columns}
                aria-rowspan={over}
                data-group={isGroup ? '' : undefined}
                data-number={!isGroup && model.columns[start]?.kind === 'number' ? '' : undefined}
                data-pinned={stays ? '' : undefined}
                data-last-pinned={stays && start + columns === sizes.offsets.length ? '' : undefined}
                style={stays ? { insetInlineStart: offset } : undefined}
              >
                {isGroup ? (
                  // read over whichever of its columns are in sight
                  <span data-title="" style={{ insetInlineStart: stays ? undefined : sizes.pinnedWidth + 8 }}>
                    {header}
                  </span>
                ) : (
                  header
                )}
                {unit && <span data-unit="">{unit}</span>}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
