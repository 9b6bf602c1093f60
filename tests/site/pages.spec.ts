import { existsSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import type { HTMLElement } from 'node-html-parser'
import { kinds } from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  languageAt,
  originalAddress,
} from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages, type SitePage } from '../../renderer/content/addresses.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  type BuiltPage,
  builtPages,
  elementsOf,
  type FaultsIn,
  faultsOnPages,
  readSiteFile,
  siteFiles,
  siteFolder,
  valuesOf,
} from './built-site.ts'
import { business, cities, guides, hasArrival, mainPages, shown } from './content.ts'

/** What holds for every page. Its texts: texts.spec.ts. For search engines: search.spec.ts. */

// In one worker, which parses every page once.
test.describe.configure({ mode: 'default' })

const rules: ConfigData['rules'] = {
  'long-title': 'off',
  'no-inline-style': 'off',
  'no-missing-references': 'error',
  'no-raw-characters': 'off',
}

for (const [which, pages] of [
  ['a page of each kind', builtPages.filter(({ path }) => mainPages.includes(path))],
  ['every page @nightly', builtPages],
] as const)
  test(`valid HTML: ${which}`, () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules })
    for (const { path, html } of pages) {
      const markup = html.replace(/(?<=<style>).*?(?=<.style>)/s, '')
      expect(validator.validateStringSync(markup).results, path).toEqual([])
    }
  })

const files = new Set(siteFiles)
const paths = new Set(builtPages.map(({ path }) => path))
const idsOf = memoizeByKey((path: string) => new Set(valuesOf(elementsOf(path), 'id')))

const targetsIn = (root: HTMLElement) =>
  ['src', 'href', 'srcset', 'imagesrcset']
    .flatMap((name) => valuesOf(root, name))
    .flatMap((value) => value.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
    .filter((address) => /^(?:\/(?!\/)|#)/.test(address))
const isThere = (address: string, path: string) => {
  const [target, anchor] = address.split('#')
  const at = target || path
  return anchor ? idsOf(at).has(anchor) : files.has(at) || paths.has(at)
}

const isInOtherLanguage = (link: HTMLElement, page: BuiltPage) => {
  const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/)
  const named = link.getAttribute('hreflang')
  if (named) return languageAt(target) !== named
  const translated = addressIn(page.language, originalAddress(target))
  return paths.has(translated) && target !== translated
}

/** The parts in which Cloudflare, by its documentation, hides no address. It changes links only. */
const sparedByCloudflare =
  /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b.*?<\/\1>|<(?!a )[^>]*>/gs
const elsewhere = [business.booking ?? '', ...(business.social ?? []).map(({ url }) => url)]
const isElsewhere = (link: HTMLElement) => {
  const href = link.getAttribute('href') ?? ''
  return href.includes('//www.google.com/maps/') || elsewhere.includes(href)
}
const sectionOf = ({ slug, anchor = slug }: { slug: string; anchor?: string | undefined }) =>
  `id="${anchor}"`
const opensSafely = (link: HTMLElement) =>
  link.getAttribute('target') === '_blank' &&
  link.getAttribute('rel') === 'noopener noreferrer' &&
  (link.hasAttribute('aria-label') || link.querySelector('.sr') !== null)

/** Functions that return what breaks a rule on a page, by rule. */
const faults: Record<string, FaultsIn> = {
  'every page, file and anchor that a page names exists': (root, { path }) =>
    targetsIn(root).filter((address) => !isThere(address, path)),
  'links lead to pages in the same language, unless they name another': (root, page) =>
    root.querySelectorAll('a[href^="/"]').filter((link) => isInOtherLanguage(link, page)),
  'a link to a map, the calendar or a network opens a new tab, says so, and passes nothing on': (
    root,
  ) => root.querySelectorAll('a[href]').filter((link) => isElsewhere(link) && !opensSafely(link)),
  'no page has a mail address that Cloudflare would hide': (_, { html }) =>
    html.replace(sparedByCloudflare, ' ').match(/mailto:[^"]*|[\w.+-]+@[\w-]+\.\w+/g) ?? [],
  'every table row has a header': (root) =>
    root.querySelectorAll('tr').filter((row) => row.querySelector('th') === null),
  'a term is explained once on a page, to screen readers too': (root) => {
    const terms = valuesOf(root, 'popovertarget').filter((id) => id.startsWith('term-'))
    const described = valuesOf(root, 'aria-describedby')
    return terms.filter((id, index) => terms.indexOf(id) < index || !described.includes(id))
  },
  'services have their sections, and cards in a city; a service a way to write, and its guides': (
    root,
    { page, language },
  ) => {
    const { kind, slugs: [slug = ''] = [] } = page ?? {}
    const { service, guide } = site.in(language).collections
    const named = guides.filter(
      (one) => one.services?.includes(slug) && guide.some((shown) => shown.slug === one.slug),
    )
    const needed: Partial<Record<SitePage['kind'], string[]>> = {
      page: slug === kinds.service.listedOn ? service.map(sectionOf) : [],
      city: service.map(({ picture }) => `src="/pictures/${picture}-`),
      service: [linkedPages.contact, ...named].map(
        (to) => `href="${addressIn(language, addressOf(to))}`,
      ),
    }
    const main = root.querySelector('main')?.toString() ?? ''
    return (kind && needed[kind])?.filter((part) => !main.includes(part)) ?? []
  },
  'a page about a service in a city claims an arrival only where it holds': (root, { page }) => {
    if (page?.kind !== 'service-in-city' || page.language !== defaultLanguage) return []
    const city = cities.find(({ slug }) => page.slugs.includes(slug))
    const says = shown(business.claims.arrival?.text ?? '').test(
      root.querySelector('main aside')?.text ?? '',
    )
    return city && says !== hasArrival(city) ? [city.name] : []
  },
}

for (const [sentence, faultsIn] of Object.entries(faults))
  test(sentence, () => expect(faultsOnPages(faultsIn)).toEqual([]))

test('the built site contains only what a static host serves, and no tools for editors', () => {
  const allowed = [
    /\.(html|js|avif|webp|woff2|svg)$/,
    /^\/_(headers|redirects)$/,
    /^\/(offline|robots|llms)\.txt$/,
    /^\/assets\/(areas|(words|prices)\/[\w-]+)\.[\da-f]{8}\.json$/,
    /^\/(site-map\.xml|page-hashes\.json|site\.webmanifest)$/,
    /^\/assets\/static\/site\.[\da-f]{8}\.css$/,
    /^\/(icon-192|icon-512|apple-touch-icon|favicon-48)\.png$/,
    /^\/social\/.+\.jpg$/,
  ]
  expect(siteFiles.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([])
  expect(paths).not.toContain(sitePaths.parts)
  for (const forms of ['admin', 'admin.html'])
    expect(existsSync(`${siteFolder}/${forms}`)).toBe(business.cms ?? false)
  const tools = /content:find|__open-in-editor|source-place|\/edit\/main/
  for (const file of siteFiles.filter((each) => /\.(html|js|css|txt|xml)$/.test(each)))
    expect.soft(readSiteFile(file), file).not.toMatch(tools)
})
