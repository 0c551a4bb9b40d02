/** `npm run dev`: the server restarts and the console reloads when a source changes; Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { at } from './root.mjs';

const PARTS = [
  {
    name: 'server',
    cwd: at(),
    args: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  },
  { name: 'console', cwd: at('apps/console'), args: ['../../node_modules/vite/bin/vite.js', '--clearScreen', 'false'] },
];

const children = PARTS.map(({ name, cwd, args }) => {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  child.once('exit', (code) => end(`the ${name} ended`, code ?? 1));
  return child;
});

let ending = false;
function end(why, code) {
  if (ending) return;
  ending = true;
  console.log(`Development stops: ${why}.`);
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

// In a terminal the parts hear Ctrl-C themselves; this process only has to outlive them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal, 0));
