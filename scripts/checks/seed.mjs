/** Random tests use another seed in each run; SEED=N repeats those of a run. */
export function seedOfRun() {
  const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Random tests use the seed ${seed}; SEED=${seed} repeats them.`);
  return seed;
}
