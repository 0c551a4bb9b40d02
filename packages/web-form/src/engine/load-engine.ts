/** Large (265 KB packed), so it comes when the first form is opened, once. */
let engine: Promise<typeof import('@getodk/xforms-engine')> | undefined;

export function loadEngine(): Promise<typeof import('@getodk/xforms-engine')> {
  engine ??= import('@getodk/xforms-engine').catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
