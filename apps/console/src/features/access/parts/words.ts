import { type Action, ACTIONS, type Module, MODULES } from '@msurvey/domain';
import { useTexts } from '~/features/access/texts.ts';

const isModule = (name: string): name is Module => (MODULES as string[]).includes(name);
const isAction = (name: string): name is Action => (ACTIONS as readonly string[]).includes(name);

/** Modules and actions in the reader's language; one that the catalogue does not know keeps its English name. */
export function useCatalogueWords() {
  const t = useTexts();
  return {
    moduleName: (name: string) => (isModule(name) ? t(`module.${name}`) : name),
    actionName: (name: string) => (isAction(name) ? t(`action.${name}`) : name),
  };
}

/** `Form/Edit`, `Form/View` → Form: Edit, View; the modules in the order of the catalogue. */
export function byModule(
  permissions: readonly { module: string; action: string }[],
): [module: string, actions: string[]][] {
  const modules = new Map<string, string[]>();
  for (const { module, action } of permissions) modules.set(module, [...(modules.get(module) ?? []), action]);
  const place = (name: string) => (isModule(name) ? MODULES.indexOf(name) : MODULES.length);
  return [...modules].sort(([a], [b]) => place(a) - place(b));
}
