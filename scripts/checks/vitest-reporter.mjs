import { firstLine, inProject, writeEvent } from './write-event.mjs';

const stateOf = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped' };

/** Errors that belong to no test of a file: it could not be loaded, or what comes before its tests failed. */
function errorsAround(module) {
  const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...module.errors(), ...ofSuites];
}

/** Tells the checks how the tests on Node go, as they go. */
export default class VitestEvents {
  onTestModuleQueued(module) {
    writeEvent({ type: 'open', file: inProject(module.moduleId) });
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const error = state === 'failed' ? firstLine(errors?.[0]?.message) : undefined;
    const file = inProject(test.module.moduleId);
    writeEvent({ type: 'try', id: test.id, file, name: test.fullName, outcome: stateOf[state], error });
  }

  onTestModuleEnd(module) {
    const file = inProject(module.moduleId);
    const [error] = errorsAround(module);
    const outcome = error ? 'failed' : 'passed';
    writeEvent({ type: 'try', id: module.id, file, outcome, error: error && firstLine(error.message) });
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    writeEvent({ type: 'close', file, ms: Math.round(collectDuration + duration + setupDuration) });
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) writeEvent({ type: 'outside', error: firstLine(error.message) });
    writeEvent({ type: 'end' });
  }
}
