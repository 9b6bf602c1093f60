import { parseArgs } from 'node:util'
import { buildCode } from './builds.ts'
import { keepContent, play, played, start } from './play.ts'
import { sampleProject } from './project.ts'

/**
 * `npm run test:incremental -- --sequences 200 --seed 1`: plays random sequences of edits, and
 * compares the site after each with that of a clean build.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const { root, remove } = await sampleProject()
try {
  await buildCode(root, start)
  keepContent(root)
  for (let number = 0; number < Number(values.sequences); number++) {
    const wrong = await play(root, Number(values.seed) + number)
    if (wrong === undefined) continue
    console.error(wrong)
    process.exitCode = 1
  }
  console.log(
    `${values.sequences} sequences from seed ${values.seed}: ${played.made} pages made where clean builds made ${played.clean}, ${played.refused} contents refused alike`,
  )
} finally {
  process.chdir('/')
  remove()
}
