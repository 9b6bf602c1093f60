import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { filesIn } from '../../renderer/files-in.ts'

/**
 * Makes a project for Astro of the content files in a copy of ours: cities, services and each service
 * in each city, in English, with the text of each file and of its front matter what our page of the
 * kind shows. No pictures, styles or links. Its packages are those of `astroFolder`.
 */
export const astroProject = (copy: string, astroFolder: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'))
  cpSync('scripts/bench/astro', folder, { recursive: true })
  const files = filesIn(join(copy, 'content')).filter(
    (file) => /^(cities|services)\//.test(file) && !file.includes('.es.'),
  )
  for (const file of files) {
    const target = join(folder, 'content', file)
    mkdirSync(dirname(target), { recursive: true })
    // Our placeholders would be code.
    const text = readFileSync(join(copy, 'content', file), 'utf8').replace(/\{(\w+)\}/g, '$1')
    writeFileSync(target, text)
  }
  symlinkSync(resolve(astroFolder, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
