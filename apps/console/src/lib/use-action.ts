import type { OperationName } from '@msurvey/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '~/app/shell/toasts.tsx';
import { messageOf } from '~/lib/api-error.ts';

interface ActionOptions<Answer> {
  /** The sentence of success. */
  success?: string | ((answer: Answer) => string);
  /** The sentence of failure; without it, what the server said. */
  failure?: string;
  /** Calls whose cached answers are old now. */
  refresh?: readonly OperationName[];
}

/** A button's work: runs once at a time, says how it went, refreshes what it changed. */
export function useAction<Input, Answer>(work: (input: Input) => Promise<Answer>, options: ActionOptions<Answer> = {}) {
  const client = useQueryClient();
  const { success, failure, refresh = [] } = options;
  return useMutation({
    mutationFn: work,
    onSuccess: (answer) => {
      if (success) toast.success(typeof success === 'string' ? success : success(answer));
      return Promise.all(refresh.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => {
      toast.error(failure ?? messageOf(error));
    },
  });
}
