import { islandsFrom } from '../renderer/browser/load-island.ts'

/**
 * Loads and hydrates an island. In a file of its own, so that a page without an island does not load
 * the names of all.
 */
export const load = islandsFrom(import.meta.glob('../components/**/*.island.tsx'))
