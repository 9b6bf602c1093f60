import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { contentDates, lastChanged } from './content-history.ts'
import { makeIcons, markSvg, webManifest } from './icons.ts'
import { islandsFile } from './islands-plugin.ts'
import { llms } from './llms.ts'
import { readBusiness, readWords } from './read-content.ts'
import { readSitePages } from './read-site-pages.ts'
import { robots } from './robots.ts'
import { siteMap } from './site-map.ts'
import { makeSocialPictures } from './social-pictures.ts'
import { unusedScripts } from './unused-scripts.ts'
import { type WrittenPages, writePages } from './write-pages.ts'

const folder = 'dist/client'

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Removes stylesheets that are now inlined, and scripts no page can load. */
const removeUnused = (asked: WrittenPages) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(sep).join('/'),
  )
  const styles = files.filter((file) => file.endsWith('.css') && !asked.styles.has(file))
  const all = files.filter((file) => file.endsWith('.js'))
  const scripts = unusedScripts(all, asked.scripts, (file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  for (const file of [...styles, ...scripts, '.vite', islandsFile])
    rmSync(join(folder, file), { recursive: true, force: true })
}

/**
 * Writes the pages, then the files made from them for search engines, share previews and home
 * screens, then removes unused files.
 */
const prerenderSite = async (): Promise<void> => {
  const { name, url } = readBusiness()
  const written = await writePages(folder)
  removeUnused(written)
  const { pages } = written
  const sitePages = readSitePages()
  const listed = pages.flatMap((page) => {
    const { group, files } = sitePages.get(page.path) ?? {}
    return group && files ? [{ ...page, group, files }] : []
  })
  const dates = contentDates()
  write(
    'site-map.xml',
    siteMap(
      listed.map(({ address, files }) => ({ address, lastChanged: lastChanged(files, dates) })),
    ),
  )
  write('robots.txt', robots(url))
  write('llms.txt', llms(name, readWords('site-map').groups, listed))
  write('site.webmanifest', webManifest(name))
  await makeIcons(folder)
  await makeSocialPictures(pages, { mark: markSvg, company: name }, folder)
  console.log(`${pages.length} pages in ${folder}`)
}

/**
 * The last step of a build: the pages. Replaces Vike's own prerendering, which renderer/+config.ts
 * turns off.
 */
export const prerenderPlugin = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      if (this.environment.name === 'ssr') await prerenderSite()
    },
  },
})
