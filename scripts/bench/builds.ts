import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { astroUsage } from './astro.ts'
import { editedCity, pagesIn, prepare, withWord } from './project.ts'
import { inWords, leastAfterEdits, usageOf } from './usage.ts'

const build = (folder: string) => usageOf(folder, ['scripts/quick.mjs', 'build'])

/** Edits the last sentence of a city, each time anew: it may not become too long. */
const editor = (folder: string) => {
  const file = join(folder, editedCity)
  const original = readFileSync(file, 'utf8')
  return (word: string) => writeFileSync(file, withWord(original, word))
}

/** Forgets all that builds have made but pictures. */
const forget = (folder: string) => {
  rmSync(join(folder, 'dist'), { recursive: true })
  for (const made of readdirSync(join(folder, '.cache')))
    if (!['public', 'pictures.json', 'previews', 'social'].includes(made))
      rmSync(join(folder, '.cache', made), { recursive: true })
}

/**
 * Copies the project to a temporary folder, adds made-up cities and builds it: first with its
 * photographs alone made before, then with the share pictures made as well, and then after the edit
 * of a sentence. Prints CPU seconds, because time depends on what else the machine does, and peak
 * memory, and what Astro uses for pages of the same texts, where it is installed.
 */
export const benchBuild = (cityCount: number): void => {
  const folder = prepare(cityCount)
  const site = join(folder, 'dist/client')
  try {
    const withSharePictures = build(folder)
    forget(folder)
    const cold = build(folder)
    const edited = leastAfterEdits(editor(folder), () => build(folder))
    const pages = pagesIn(site)
    console.log(`${pages.length} pages:
  cold ${inWords(cold)}; with share pictures to draw ${inWords(withSharePictures)}
  after the edit of a sentence ${inWords(edited)}`)
    for (const [name, astro] of astroUsage(site, pages)) {
      const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(2)} of it`
      console.log(`  ${name}:
    cold ${inWords(astro.cold)}; ours ${ratio(cold.cpuSeconds, astro.cold.cpuSeconds)}
    after the edit of a sentence ${inWords(astro.edited)}; ours ${ratio(edited.cpuSeconds, astro.edited.cpuSeconds)}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
