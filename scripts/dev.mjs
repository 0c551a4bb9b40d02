/** `npm run dev`: the server restarts and the console reloads when a source changes; Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { forget } from './build.mjs';
import { watchServer } from './build/server.mjs';
import { at } from './root.mjs';

const run = (args, cwd = at()) => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
const isOver = (child) => !child || child.exitCode !== null || child.signalCode !== null;

let ending = false;
let server;
let starting = Promise.resolve();

async function stopServer() {
  if (isOver(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** What fails waits for the change that mends it. */
async function restartServer() {
  await stopServer();
  if (ending) return;
  const child = run(['--enable-source-maps', 'apps/server/dist/main.js']);
  server = child;
  child.once('exit', (code) => {
    if (code && !ending) console.log('The server ended; it starts again after the next change.');
  });
}

forget('server');
const stopWatching = await watchServer(() => {
  starting = starting.then(restartServer);
});
const pages = run(['../../node_modules/vite/bin/vite.js', '--clearScreen', 'false'], at('apps/console'));
pages.once('exit', (code) => void end('the console ended', code ?? 1));

async function end(why, code) {
  if (ending) return;
  ending = true;
  console.log(`Development stops: ${why}.`);
  process.exitCode = code;
  await stopWatching();
  pages.kill('SIGTERM');
  await starting;
  await stopServer();
}

// In a terminal the parts hear Ctrl-C themselves; this process only has to outlive them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(signal, 0));
