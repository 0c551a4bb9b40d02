import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useRef } from 'react';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface PageTab<Id extends string | number = string | number> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface PageTabsProps<Id extends string | number> {
  label: string;
  tabs: readonly PageTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Tabs whose choice the caller keeps, usually in the URL. Only the open panel is mounted. */
export function PageTabs<Id extends string | number>({ label, tabs, value, onChange }: PageTabsProps<Id>) {
  const base = useId();
  const open = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const strip = useRef<HTMLDivElement>(null);
  useChosenInView(strip, open?.id);
  if (!open) return null;
  return (
    <>
      <Tabs
        ref={strip}
        value={open.id}
        onChange={(_, id: Id) => onChange(id)}
        aria-label={label}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${base}tab${tab.id}`}
            aria-controls={tab === open ? `${base}panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}tab${open.id}`} sx={{ pt: 1.5 }}>
        {open.content}
      </Box>
    </>
  );
}
