import { test as base } from 'vitest'
import { sampleProject } from '../project-copy.ts'

/** A test with a copy of the project that has the sample content: `root` is its folder. */
export const test = base.extend<{ root: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from it.
  root: async ({}, use) => {
    const { root, remove } = await sampleProject()
    await use(root)
    remove()
  },
})
