import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, buildClean, buildUnchecked, differences, today } from '../incremental/builds.ts'
import { sampleProject } from '../incremental/project.ts'
import { apply, type Edit, sequence } from './edits.ts'

/**
 * `npx tsx tests/nightly/incremental.ts --sequences 50 --seed 1`: plays random sequences of edits with a build
 * after each, and compares the site after the last with that of a clean build.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const counts = { builds: 0, rendered: 0, refused: 0 }
const folders = ['content', 'components', 'renderer']

/** Plays a sequence, and returns what is wrong after it. */
const play = async (root: string, edits: readonly Edit[]): Promise<string[]> => {
  const now = { ...today }
  let isRefused = false
  for (const edit of edits) {
    await apply({ root, now }, edit)
    const last = await build(root, now)
    isRefused = last.isRefused
    counts.builds++
    counts.rendered += last.rendered.length
  }
  const clean = await buildClean(root, now)
  const wrong = clean.isRefused ? [] : differences(root, clean.root)
  clean.remove()
  if (clean.isRefused) counts.refused++
  return clean.isRefused === isRefused
    ? wrong
    : [`only ${isRefused ? 'this' : 'a clean'} build is refused: ${clean.output}`]
}

const { root, remove } = await sampleProject()
buildUnchecked(root)
const copyFolders = (from: string, to: string) => {
  for (const folder of folders) {
    rmSync(join(to, folder), { recursive: true, force: true })
    cpSync(join(from, folder), join(to, folder), { recursive: true })
  }
}
const original = `${root}-original`
try {
  copyFolders(root, original)
  const { isRefused, output } = await build(root)
  if (isRefused) throw new Error(output)
  const first = Number(values.seed)
  for (let seed = first; seed < first + Number(values.sequences); seed++) {
    copyFolders(original, root)
    const edits = sequence(seed)
    const wrong = await play(root, edits)
    if (wrong.length === 0) {
      console.log(`Seed ${seed}: equal after ${edits.length} builds`)
      continue
    }
    console.error(`Seed ${seed}, after ${JSON.stringify(edits)}:\n  ${wrong.join('\n  ')}`)
    process.exitCode = 1
  }
  console.log(
    `${values.sequences} sequences from seed ${first}: ${counts.builds} builds rendered ${counts.rendered} pages, ${counts.refused} ended in content that both builds refused`,
  )
} finally {
  remove()
  rmSync(original, { recursive: true, force: true })
}
