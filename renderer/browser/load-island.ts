import type { ComponentType } from 'react'
import type { HydrateIsland } from './hydrate-islands.ts'

export type IslandModule = { default: (island: HTMLElement) => Promise<ComponentType<object>> }

/** Loads the module of an island by file path, in the shape of a glob import. */
type IslandLoaders = Readonly<Record<string, () => Promise<IslandModule>>>

/**
 * Returns the component that `<name>.island.tsx` makes. It gets the island, whose
 * HTML may hold more than its properties.
 * @throws if there is no such file or it cannot be loaded.
 */
const loadComponent = async (loaders: IslandLoaders, island: HTMLElement) => {
  const file = `/${island.dataset.island ?? ''}.island.tsx`
  const load = loaders[Object.keys(loaders).find((path) => path.endsWith(file)) ?? '']
  if (!load) throw new Error(`No ${file}`)
  return (await load()).default(island)
}

/**
 * Returns a function that loads an island and React in parallel, then hydrates it. Resolves once
 * React has taken over.
 * @throws if the code of an island cannot be loaded; its HTML then stays as it is.
 */
export const islandsFrom =
  (loaders: IslandLoaders): HydrateIsland =>
  async (island) => {
    const [{ hydrate }, component] = await Promise.all([
      import('./hydrate.tsx'),
      loadComponent(loaders, island),
    ])
    await hydrate(island, component)
  }
