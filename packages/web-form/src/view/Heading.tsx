import type { ReactNode } from 'react';

const LOWEST = 6;

export function Heading({ level, id, children }: { level: number; id: string; children: ReactNode }) {
  const Tag = `h${Math.min(level, LOWEST)}` as 'h2';
  return (
    <Tag className="wf-group-title" id={id}>
      {children}
    </Tag>
  );
}
