import { wakerOf } from '../renderer/browser/wake-island.ts'

/** Loaded when the first island of a page wakes, so that a page without one does not name them. */
export const wakeIsland = wakerOf(import.meta.glob('../components/**/*.island.tsx'))
