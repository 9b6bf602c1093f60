import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import { build, buildClean, buildUnchecked, builtFiles, startBuild, today } from '../builds.ts'
import { textOf } from '../content/sample.ts'
import { apply, edit } from './edits.ts'
import { test } from './sample-test.ts'

const doral = 'content/cities/doral-fl.mdx'

test('a build does nothing, or renders the pages of an edited sentence, and says why', async ({
  root,
}) => {
  await build(root)
  expect((await build(root)).output).toContain('Nothing has changed')
  writeFileSync(join(root, doral), textOf(doral).replace('answer: Yes.', 'answer: No.'))
  const { rendered, output } = await build(root)
  expect(rendered).toEqual(['/locations/doral-fl', '/services/tile-roofing/doral-fl'])
  expect(output).toContain('2 because its own files have changed')
  const page = readFileSync(join(root, 'dist/client/locations/doral-fl.html'), 'utf8')
  expect(page).toContain('No.')
})

/** The number of edit sequences, and their seed. The message of a failure contains both. */
const { SEQUENCES = '10', SEED } = process.env

const copyFolders = (from: string, to: string) => {
  for (const folder of ['content', 'components', 'renderer']) {
    rmSync(join(to, folder), { recursive: true, force: true })
    cpSync(join(from, folder), join(to, folder), { recursive: true })
  }
}

test('after any edits with a build after each, the site equals that of a clean build', {
  timeout: 3_600_000,
}, async ({ root }) => {
  buildUnchecked(root)
  const original = `${root}-original`
  onTestFinished(() => rmSync(original, { recursive: true, force: true }))
  copyFolders(root, original)
  await build(root)
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 8 }), async (edits) => {
      copyFolders(original, root)
      rmSync(join(root, '.env'), { force: true })
      const now = { ...today }
      let isRefused = false
      for (const each of edits) {
        await apply({ root, now }, each)
        isRefused = (await startBuild(root, now).ended).isRefused
      }
      const clean = await buildClean(root, now)
      try {
        expect(isRefused, clean.output).toBe(clean.isRefused)
        if (!isRefused) expect(builtFiles(root)).toEqual(builtFiles(clean.root))
      } finally {
        clean.remove()
      }
    }),
    // Shrinking the sequence would take hours.
    { numRuns: Number(SEQUENCES), endOnFailure: true, ...(SEED && { seed: Number(SEED) }) },
  )
})
