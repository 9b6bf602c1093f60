import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allLanguages, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { hostFiles } from '../delivery/host-files.ts'
import { redirectLimit } from '../delivery/hosts/netlify.ts'
import type { DeliveredSite, SiteFacts } from '../delivery/site.ts'
import { readRedirects } from './read-redirects.ts'
import { siteFactsFile } from './read-site-facts.ts'
import type { SiteFolder } from './site-folder.ts'

const output = 'dist'
const publicFolder = 'client/'

/** The site with pages at these addresses, as hosts need to know it. */
const deliveredSite = (paths: readonly string[], facts: SiteFacts): DeliveredSite => ({
  facts,
  redirects: readRedirects(),
  pages: paths.filter((path) => originalAddress(path) !== sitePaths.notFound),
  notFoundLanguages: allLanguages.filter((language) => paths.includes(notFoundIn(language))),
})

/** Writes what hosts read beside the site, and warns of redirects that not all of them take. */
export const writeHosts = (
  paths: readonly string[],
  facts: SiteFacts,
  publicFiles: SiteFolder,
): void => {
  const site = deliveredSite(paths, facts)
  rmSync(dirname(siteFactsFile), { recursive: true, force: true })
  for (const [path, text] of hostFiles(site)) {
    if (path.startsWith(publicFolder)) {
      publicFiles.write(path.slice(publicFolder.length), text)
      continue
    }
    const file = join(output, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(siteFactsFile, `${JSON.stringify(facts, null, 2)}\n`)
  const limit = redirectLimit(site)
  if (limit) console.warn(limit)
}
