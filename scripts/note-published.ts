import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLanguage } from '../content/schema/languages.ts'
import { publishedFile } from '../content/schema/redirects.ts'
import { reportsOf } from '../renderer/content/rules/check-site.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { checkSite, saveCheck } from './check.ts'
import { command, type Output } from './shared/terminal.ts'

const heading = `# Every address that was ever public. npm run note-published adds those of the present pages, after each release.
# Each of these must remain a page or have a redirect in content/redirects.yaml, because visitors and search engines
# know it. A line that was never public may be removed.
`

/** Adds the addresses of all pages but samples to content/published.yaml, and removes none. */
export const notePublished = ({ root, content, published }: Site, { log }: Output): void => {
  const { sitePages: pages } = content[defaultLanguage]
  const all = [...new Set([...published, ...pages.map(({ address }) => address)])].sort()
  const lines = all.map((address) => `  - ${address}\n`).join('')
  writeFileSync(join(root, publishedFile), `${heading}addresses:\n${lines}`)
  log(`${publishedFile} has ${all.length} addresses, ${all.length - published.length} of them new.`)
}

/** `npm run note-published`: adds the pages of content without problems to published.yaml. */
export const runNotePublished = command(
  'npm run note-published takes no options.',
  (args) => parseArgs({ args }),
  async (_, project) => {
    const site = createSite(project)
    const { errors } = reportsOf(site, await checkSite(site))
    saveCheck()
    if (errors) project.output.error(`${errors}\n\nNo address was added.`)
    else notePublished(site, project.output)
    return errors ? 1 : 0
  },
)
