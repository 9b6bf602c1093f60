import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAgain, buildClean } from './builds.ts'
import { differences } from './compare.ts'
import { apply, type Circumstances, type Edit, sequence } from './edits.ts'

export const start: Circumstances = { day: '2026-11-30', code: 'one' }

/** What became of all edits: pages made, those that clean builds made, and contents refused. */
export const played = { made: 0, clean: 0, refused: 0 }

const atFirst = 'content-at-first'

/** Keeps the content of a project, which every sequence begins with. */
export const keepContent = (root: string): void =>
  cpSync(join(root, 'content'), join(root, atFirst), { recursive: true })

/** What of the site is not as a clean build makes it. */
export const wrongAfter = async (
  root: string,
  now: Circumstances,
  name: string,
): Promise<string[]> => {
  const again = await buildAgain(root, now)
  const clean = await buildClean(root, now, name)
  played.made += again.reasons.size
  played.clean += clean.reasons.size
  if (clean.problem) played.refused++
  const isRefused = clean.problem !== '' || again.problem !== ''
  const wrong = isRefused
    ? [again.problem, clean.problem].filter(() => again.problem !== clean.problem)
    : differences(join(root, 'dist'), clean.site)
  clean.remove()
  return wrong
}

/** Plays a sequence, and says what went wrong at which edit. */
export const play = async (root: string, seed: number): Promise<string | undefined> => {
  rmSync(join(root, 'content'), { recursive: true })
  cpSync(join(root, atFirst), join(root, 'content'), { recursive: true })
  const now = { ...start }
  const edits: Edit[] = []
  for (const edit of sequence(seed)) {
    edits.push(edit)
    await apply({ root, now }, edit)
    const wrong = await wrongAfter(root, now, String(seed % 10))
    if (wrong.length > 0)
      return `Seed ${seed}, after ${JSON.stringify(edits)}:\n  ${wrong.join('\n  ')}`
  }
  return undefined
}
