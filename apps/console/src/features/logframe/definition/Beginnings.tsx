import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Diagram } from '~/features/logframe/definition/levels.ts';
import { OwnTemplates } from '~/features/logframe/definition/OwnTemplates.tsx';
import { fromOwnTemplate, fromTemplate, TEMPLATES } from '~/features/logframe/definition/templates.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

/** What an empty definition may begin with: the chains of funders, and what was saved here. */
export function Beginnings({ projectId, onBegin }: { projectId: number; onBegin: (levels: Diagram) => void }) {
  const t = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...api.logframeTemplates.query({ query: { projectId } }), staleTime: 0 });
  const own = data?.data ?? [];
  return (
    <>
      {(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]).map((name) => (
        <Button key={name} variant="outlined" onClick={() => onBegin(fromTemplate(name))}>
          {t('definition.template', { name })}
        </Button>
      ))}
      {own.length > 0 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('template.own')}
        </Button>
      )}
      {isChoosing && own.length > 0 && (
        <OwnTemplates
          projectId={projectId}
          templates={own}
          onChoose={(template) => onBegin(fromOwnTemplate(template))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
