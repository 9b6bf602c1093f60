import type { ComponentType } from 'react'
import type { HydrateIsland } from '../renderer/browser/hydrate-islands.ts'

/** Makes the component of an island. It gets the island, whose HTML may hold more than its properties. */
type IslandModule = { default: (island: HTMLElement) => Promise<ComponentType<object>> }

const loaders = import.meta.glob<IslandModule>('../components/**/*.island.tsx')

/** @throws if there is no file of this name or it cannot be loaded. */
const loadComponent = async (island: HTMLElement) => {
  const file = `/${island.dataset.island ?? ''}.island.tsx`
  const load = loaders[Object.keys(loaders).find((path) => path.endsWith(file)) ?? '']
  if (!load) throw new Error(`No ${file}`)
  return (await load()).default(island)
}

/**
 * Loads an island and React in parallel, then hydrates it. Resolves once React has taken over. In
 * its own file, so that pages without islands do not load the list.
 * @throws if the code of the island cannot be loaded; its HTML then stays as it is.
 */
export const loadIsland: HydrateIsland = async (island) => {
  const [{ hydrate }, component] = await Promise.all([
    import('../renderer/browser/hydrate.tsx'),
    loadComponent(island),
  ])
  await hydrate(island, component)
}
