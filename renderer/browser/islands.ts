import type { ComponentType } from 'react'

type IslandModule =
  | { default: ComponentType<object> }
  | { load: () => Promise<ComponentType<object>> }

/** Loads an island's module by file path, in the shape of a glob import. */
export type IslandLoaders = Readonly<Record<string, () => Promise<unknown>>>

const fileName = /([^/]+)\.island\.tsx$/

/**
 * The component of an island: the default export of `<name>.island.tsx` or, if the module exports
 * `load`, its result.
 * @throws if there is no such file or it cannot be loaded.
 */
export const loadIsland = async (
  loaders: IslandLoaders,
  name: string,
): Promise<ComponentType<object>> => {
  const [, load] = Object.entries(loaders).find(([path]) => fileName.exec(path)?.[1] === name) ?? []
  if (!load) throw new Error(`There is no file ${name}.island.tsx`)
  const module = (await load()) as IslandModule
  return 'load' in module ? module.load() : module.default
}
