import { type IslandModule, islandsFrom } from '../renderer/browser/load-island.ts'

/** Hydrates an island. In its own file, so that pages without islands do not load the list. */
export const loadIsland = islandsFrom(
  import.meta.glob<IslandModule>('../components/**/*.island.tsx'),
)
