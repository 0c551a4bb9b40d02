#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
// Runs from the TypeScript sources, without a build.
import { register } from 'tsx/esm/api';

const unregister = register();
const { run } = await import('../src/cli/run.ts');
await unregister();

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  readFile: (path) =>
    readFile(path)
      .then((bytes) => new Uint8Array(bytes))
      .catch(() => undefined),
  writeFile,
});
