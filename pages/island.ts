import { islandsFrom } from '../renderer/browser/load-island.ts'

/** Loaded for the first island of a page, so that a page without one does not name them. */
export const hydrate = islandsFrom(import.meta.glob('../components/**/*.island.tsx'))
