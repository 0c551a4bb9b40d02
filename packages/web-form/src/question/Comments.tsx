import { useKeyed } from '../view/keyed-store.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';

const everywhere = (path: string): string => path.replace(/\[\d+\]/g, '');

/** What reviewers wrote about this question; a path without positions speaks of every instance of a repeat. */
export function Comments({ path }: { path: string }) {
  const t = useFormText();
  const { comments } = useSession();
  const here = useKeyed(comments, path);
  const general = useKeyed(comments, everywhere(path));
  const shown = path === everywhere(path) ? (here ?? []) : [...(here ?? []), ...(general ?? [])];
  if (shown.length === 0) return null;
  return (
    <div className="wf-comment" role="note" aria-label={t('comments')}>
      {shown.map(({ author, text, at }, index) => (
        <div key={index}>
          <strong>{author}</strong>
          {at && <span className="wf-quiet"> · {at}</span>}
          <span className="wf-block">{text}</span>
        </div>
      ))}
    </div>
  );
}
