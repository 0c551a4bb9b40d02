import type { PlanMatrix } from '@msurvey/contract';
import { IconChevronDown, IconChevronRight } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { MatrixCell } from '~/features/workplans/matrix/MatrixCell.tsx';
import { FIRST_COLUMN } from '~/features/workplans/matrix/first-column.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';

interface MatrixAgencyProps {
  agency: PlanMatrix['agencies'][number];
  onOpen: (year: number) => void;
}

/** An agency, and beneath it its components when it is unfolded. */
export function MatrixAgency({ agency: { code, sums, components }, onOpen }: MatrixAgencyProps) {
  const t = useTexts();
  const yearWords = useYearWords();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={FIRST_COLUMN}>
          <Button
            size="small"
            color="inherit"
            startIcon={<Chevron size={16} aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ fontWeight: 600 }}
          >
            {code}
          </Button>
        </TableCell>
        {sums.map((sum) => (
          <MatrixCell
            key={sum.year}
            sum={sum}
            unit={null}
            isStrong
            open={{
              label: t('matrix.open', { name: code, year: yearWords(sum.year) }),
              onOpen: () => onOpen(sum.year),
            }}
          />
        ))}
      </TableRow>
      {isOpen &&
        components.map(({ programme, type, subActivities, unit, sums: ofComponent }) => (
          <TableRow key={`${programme} ${type}`}>
            <TableCell component="th" scope="row" sx={{ ...FIRST_COLUMN, pl: 4 }}>
              {t('matrix.component', { programme, type: t(`type.${type}`), count: subActivities })}
            </TableCell>
            {ofComponent.map((sum) => (
              <MatrixCell key={sum.year} sum={sum} unit={unit} />
            ))}
          </TableRow>
        ))}
    </>
  );
}
