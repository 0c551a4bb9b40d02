/** The offline half of collecting: what waits to be sent, and the forms that open without network. */
export { type Held, heldIn, holding } from '~/features/collection/offline/held.ts';
export { keptForm } from '~/features/collection/offline/forms/kept-forms.ts';
export { keptMedia } from '~/features/collection/offline/forms/media.ts';
export { discard, enqueue, replaceWaiting, takeOut } from '~/features/collection/offline/queue/queue.ts';
export { sendNow } from '~/features/collection/offline/queue/sender.ts';
export { type Finished, headOf, QuotaProblem, type Waiting } from '~/features/collection/offline/queue/types.ts';
export { useWaiting } from '~/features/collection/offline/queue/live.ts';
