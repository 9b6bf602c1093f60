import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineStyles } from './inline-styles.ts'
import { siteMap } from './site-map.ts'

const htmlFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/**
 * What is left to do once Vike has written the pages: styles go into the HTML, which saves a round trip before the
 * first paint; the XML site map is written; files that only the build needs go.
 */
export const finishBuild = async (folder: string): Promise<void> => {
  const files = htmlFiles(folder)
  const styles = inlineStyles((address) => readFileSync(join(folder, address), 'utf8'))
  for (const file of files) {
    const path = join(folder, file)
    writeFileSync(path, styles.into(readFileSync(path, 'utf8')))
  }
  writeFileSync(join(folder, 'site-map.xml'), siteMap(files))
  for (const address of styles.used()) rmSync(join(folder, address), { force: true })
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
}
