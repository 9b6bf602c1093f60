import { type IslandModule, islandsFrom } from '../renderer/browser/load-island.ts'

/** Hydrates an island. Separate, so that pages without islands do not load the names of all. */
export const load = islandsFrom(import.meta.glob<IslandModule>('../components/**/*.island.tsx'))
