import { type IslandModule, islandsFrom } from '../renderer/browser/load-island.ts'

/**
 * Hydrates an island. In a file of its own, so that pages without islands do not load the list of
 * them.
 */
export const load = islandsFrom(import.meta.glob<IslandModule>('../components/**/*.island.tsx'))
