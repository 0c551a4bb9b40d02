import { NOTHING, minutes, oneFailure } from './results.mjs';
import { runLimited } from './run-limited.mjs';
import { firstLine } from './write-event.mjs';

const TELLING = /\berror\b|✖|×|\bfailed\b|unused|warning/i;

/** The line that most likely says what is wrong: whoever reads only the end of a log needs one. */
function tellingLine(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  return firstLine(lines.find((line) => TELLING.test(line)) ?? lines.at(-1));
}

/**
 * A check that has no tests to count: it passes in silence, or it is one failure. A script of npm, or a program of Node.
 * @param {{ name: string, npm?: string[], args?: string[], limitMs: number, graceMs?: number }} check
 */
export async function runCommand({ name, npm, args, limitMs, graceMs }) {
  let output = '';
  const hear = (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  };
  const cli = process.env.npm_execpath;
  if (npm && !cli) return oneFailure(name, 'must be called by npm');
  const outcome = await runLimited(npm ? [cli, ...npm] : args, { limitMs, graceMs, hear });
  if (outcome.late) return oneFailure(name, `did not end within its ${minutes(limitMs)} and was ended`);
  if (outcome.code === 0) return NOTHING;
  console.log(`${name} failed`);
  return oneFailure(name, tellingLine(output));
}
