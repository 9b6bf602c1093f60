import { islandsFrom } from '../renderer/browser/load-island.ts'

/** Loads and hydrates an island. Loaded for the first island of a page, so that a page without one does not name them. */
export const load = islandsFrom(import.meta.glob('../components/**/*.island.tsx'))
