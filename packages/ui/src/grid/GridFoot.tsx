import { Blank } from '../table/cell.tsx';
import type { GridModel } from './model.ts';
import { shownValue } from './shown.ts';
import type { Sizes } from './sizes.ts';
import type { Numbers } from './use-numbers.ts';

interface GridFootProps<Row> {
  label: string;
  model: GridModel<Row>;
  sizes: Sizes;
  numbers: Numbers;
  ariaIndex: number;
}

/** The total row: of all rows, those that are closed or out of sight included. */
export function GridFoot<Row>({ label, model, sizes, numbers, ariaIndex }: GridFootProps<Row>) {
  return (
    <tfoot role="rowgroup">
      <tr role="row" aria-rowindex={ariaIndex}>
        {model.columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          const offset = sizes.offsets[index];
          return (
            <Cell
              key={column.id}
              role={index === 0 ? 'rowheader' : 'gridcell'}
              aria-colindex={index + 1}
              data-number={column.kind === 'number' && index > 0 ? '' : undefined}
              data-pinned={offset === undefined ? undefined : ''}
              data-last-pinned={index === sizes.offsets.length - 1 ? '' : undefined}
              style={offset === undefined ? undefined : { insetInlineStart: offset }}
            >
              <span data-shown="">
                {index === 0 ? label : column.total && (shownValue(model.total(column), column, numbers) || <Blank />)}
              </span>
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
