/** People who look at the same figures do not all ask for them in the same moment. */
const JITTER_MS = 1500;
/** However often they change. */
const APART_MS = 3000;

/** Does the work soon after it is wanted, once for all that want it meanwhile, and not while nobody looks at the page. */
export function calmly(work: () => Promise<unknown>): { want: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doneAt = Number.NEGATIVE_INFINITY;
  let isWanted = false;
  const run = async () => {
    timer = undefined;
    if (document.hidden) return;
    isWanted = false;
    await work();
    doneAt = performance.now();
    if (isWanted) plan();
  };
  const plan = () => {
    const rest = Math.max(0, doneAt + APART_MS - performance.now());
    timer ??= setTimeout(() => void run(), rest + Math.random() * JITTER_MS);
  };
  const looked = () => !document.hidden && isWanted && plan();
  document.addEventListener('visibilitychange', looked);
  return {
    want: () => {
      isWanted = true;
      plan();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
    },
  };
}
