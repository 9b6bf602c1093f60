import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import {
  alternatesOf,
  languageAt,
  originalAddress,
  type Version,
} from '../../content/model/languages.ts'
import { compressSite } from './compress.ts'
import { contentDates, lastChanged } from './content-history.ts'
import { makeIcons, markSvg, webManifest } from './icons.ts'
import { islandsFile } from './islands-plugin.ts'
import { llms } from './llms.ts'
import type { PageFacts } from './page-facts.ts'
import { isProductionBuild } from './preview.ts'
import { readBusiness, readWords } from './read-content.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { readSitePages } from './read-site-pages.ts'
import { relayWarning } from './relay-warning.ts'
import { robots } from './robots.ts'
import { buildServiceWorker, keepsPages } from './service-worker/build.ts'
import { readRelease } from './service-worker/release.ts'
import { siteMap } from './site-map.ts'
import { makeSocialPictures } from './social-pictures.ts'
import { unusedScripts } from './unused-scripts.ts'
import { writeHosts } from './write-hosts.ts'
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

/** The versions of each page, by its address in the default language. */
const alternatesByPath = (pages: readonly PageFacts[]) => {
  const versions = new Map<string, Version[]>()
  for (const { path, address } of pages) {
    const original = originalAddress(path)
    const known = versions.get(original) ?? []
    versions.set(original, [...known, { language: languageAt(path), address }])
  }
  return new Map([...versions].map(([path, all]) => [path, alternatesOf(all)]))
}

/**
 * Writes the pages, then the files made from them for search engines, share previews and home
 * screens, then removes unused files.
 */
const prerenderSite = async (): Promise<void> => {
  const { name, url, relay } = readBusiness()
  const facts = readSiteFacts()
  const written = await writePages(folder, facts)
  const release = keepsPages() ? readRelease(folder) : undefined
  removeUnused(written)
  const { pages } = written
  const sitePages = readSitePages()
  const listed = pages.flatMap((page) => {
    const { group, files } = sitePages.get(page.path) ?? {}
    return group && files ? [{ ...page, group, files }] : []
  })
  const dates = contentDates()
  const alternates = alternatesByPath(listed)
  write(
    'site-map.xml',
    siteMap(
      listed.map(({ address, path, files }) => ({
        address,
        lastChanged: lastChanged(files, dates),
        alternates: alternates.get(originalAddress(path)) ?? [],
      })),
    ),
  )
  write('robots.txt', robots(url))
  write(
    'llms.txt',
    llms(name, (language) => readWords('site-map', language).groups, listed),
  )
  write('site.webmanifest', webManifest(name))
  writeHosts(
    pages.map(({ path }) => path),
    facts,
  )
  await makeIcons(folder)
  await makeSocialPictures(pages, { mark: markSvg, company: name }, folder)
  await buildServiceWorker(folder, release)
  if (isProductionBuild()) await compressSite(folder)
  console.log(`${pages.length} pages in ${folder}`)
  const warning = relayWarning(process.env.FORM_RELAY || relay.endpoint)
  if (warning) console.warn(warning)
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
