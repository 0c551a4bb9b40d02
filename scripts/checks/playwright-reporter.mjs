import { firstLine, inProject, writeEvent } from './write-event.mjs';

const nameOf = (test) => test.titlePath().slice(3).join(' › ');

/** Tells the checks how the browser tests go, as they go. */
export default class PlaywrightEvents {
  onTestBegin(test) {
    writeEvent({ type: 'open', file: inProject(test.location.file) });
  }

  onTestEnd(test, result) {
    const file = inProject(test.location.file);
    writeEvent({ type: 'close', file, ms: result.duration });
    // Cut off because the whole run is: no word about the test.
    if (result.status === 'interrupted') return;
    const passed = result.status === test.expectedStatus;
    const outcome = result.status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed';
    const error = outcome === 'failed' ? firstLine(result.error?.message ?? result.status) : undefined;
    writeEvent({ type: 'try', id: test.id, file, name: nameOf(test), outcome, error });
  }

  onError(error) {
    writeEvent({ type: 'outside', error: firstLine(error.message ?? error.value) });
  }

  onEnd() {
    writeEvent({ type: 'end' });
  }
}
