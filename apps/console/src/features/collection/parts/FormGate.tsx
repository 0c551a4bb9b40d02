import { FailedState, PageSkeleton } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { NoPermission } from '~/app/shell/NoPermission.tsx';
import { idOf } from '~/features/collection/parts/id-of.ts';
import { UnknownForm } from '~/features/collection/parts/UnknownForm.tsx';
import { ApiError, api, type DataOf, messageOf } from '~/lib/client.ts';
import { formPath } from '~/lib/form-path.ts';
import { useTellName } from '~/lib/names.ts';

/** The screens of a form: they appear when it is known, and say so when it is not there or not one's own. */
export function FormGate({ children }: { children: (form: DataOf<'form'>) => ReactNode }) {
  const params = useParams();
  const [projectId, formId] = [idOf(params.projectId), idOf(params.formId)];
  const allowed = useCan()('Form/View');
  // asking without the right would end the session
  const asks = allowed && formId !== undefined;
  const query = useQuery({ ...api.form.query({ query: { formId: formId ?? 0 } }), enabled: asks });
  const own = query.data?.data.projectId === projectId ? query.data?.data : undefined;
  useTellName(['project', projectId], own?.projectName);
  useTellName(['form', own?.id], own?.title, own?.can.open ? formPath(own) : undefined);
  if (!allowed) return <NoPermission />;
  const gone = query.error instanceof ApiError && query.error.status === 404;
  const form = gone ? undefined : query.data?.data;
  // an address that names the wrong project leads nowhere, whatever the form is
  if (form && form.projectId === projectId) return children(form);
  if (query.error && !gone) return <FailedState text={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (asks && !gone && !form) return <PageSkeleton />;
  return <UnknownForm projectId={projectId} />;
}
