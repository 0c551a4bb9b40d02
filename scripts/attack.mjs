/** `npm run attack`: the attack suite in its whole length; the ordinary tests run a short form of it. */
process.env.ATTACK = 'whole';
process.argv.splice(2, 0, 'integration', 'apps/server/test/attack');
await import('./test.mjs');
