import { useParams, useSearchParams } from 'react-router';
import { Candidates } from '~/features/projects/add-members/Candidates.tsx';
import { ProjectGate } from '~/features/projects/parts/ProjectGate.tsx';
import { useTexts } from '~/features/projects/texts.ts';

export default function AddMembersPage() {
  const t = useTexts();
  const { id } = useParams();
  const [params] = useSearchParams();
  // the tab one came from
  const tab = /^[0-3]$/.exec(params.get('tabIndex') ?? '')?.[0] ?? '0';
  return (
    <ProjectGate id={id} title={t('add.title')}>
      {(project) => <Candidates project={project} back={`/project/${project.id}?tabIndex=${tab}`} />}
    </ProjectGate>
  );
}
