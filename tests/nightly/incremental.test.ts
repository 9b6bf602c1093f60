import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textOf } from '../content/sample.ts'
import { build } from '../incremental/builds.ts'
import { sampleProject } from '../incremental/project.ts'

const doral = 'content/cities/doral-fl.mdx'

test('a sentence of a city renders its own pages, and the build says why', {
  timeout: 300_000,
}, async () => {
  const { root, remove } = await sampleProject()
  onTestFinished(remove)
  const first = await build(root)
  expect(first.isRefused, first.output).toBe(false)
  writeFileSync(join(root, doral), textOf(doral).replace('answer: Yes.', 'answer: No.'))
  const { rendered, output } = await build(root)
  expect(rendered).toEqual(['/locations/doral-fl', '/services/tile-roofing/doral-fl'])
  expect(output).toContain('/locations/doral-fl: its own files have changed')
  const page = readFileSync(join(root, 'dist/client/locations/doral-fl.html'), 'utf8')
  expect(page).toContain('No.')
})
