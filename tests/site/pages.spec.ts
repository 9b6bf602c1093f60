import { existsSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { type HTMLElement, type Node, TextNode } from 'node-html-parser'
import {
  addressIn,
  defaultLanguage,
  languageAt,
  originalAddress,
} from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import {
  type Addressable,
  addressOf,
  linkedPages,
  listPageOf,
} from '../../renderer/content/addresses.ts'
import { wordFields } from '../../renderer/content/schema-nodes.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  type BuiltPage,
  builtPages,
  elementsOf,
  readSiteFile,
  siteFiles,
  siteFolder,
  valuesOf,
  wholeTranslations,
} from './built-site.ts'
import { business, cities, guides, hasArrival, mainPages, shown } from './content.ts'

/** What holds for every page, by its HTML and its content. For search engines: search.spec.ts. */

// In one worker, which parses every page once.
test.describe.configure({ mode: 'default' })

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-missing-references': 'error',
    'no-raw-characters': 'off',
  },
}

for (const [which, pages, tag] of [
  ['a page of each kind', builtPages.filter(({ path }) => mainPages.includes(path)), []],
  ['every page', builtPages, ['@nightly']],
] as const)
  test(`${which} is valid HTML`, { tag: [...tag] }, async () => {
    const validator = new HtmlValidate(rules)
    for (const { path, html } of pages) {
      const markup = html.replace(/(?<=<style>).*?(?=<.style>)/s, '')
      const { results } = await validator.validateString(markup)
      expect(
        results.flatMap(({ messages }) => messages),
        path,
      ).toEqual([])
    }
  })

/** Returns the texts of a page that visitors read, without those of more elements. */
const textsIn = (root: HTMLElement, without = ''): string[] => {
  const skipped = new Set<Node>(root.querySelectorAll(`script, style, svg, template${without}`))
  const read = (node: Node): string[] => {
    if (node instanceof TextNode) return [node.text.replace(/\s+/g, ' ').trim()]
    return skipped.has(node) ? [] : node.childNodes.flatMap(read)
  }
  return read(root)
}

/** Returns the texts that a page shows, reads aloud or gives programs, unless marked as English. */
const wordsOf = memoizeByKey((path: string): string[] => {
  const root = elementsOf(path).querySelector('html') ?? elementsOf(path)
  const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content']
  return [
    ...textsIn(root, ', [lang^=en]:not(html)'),
    ...attributes.flatMap((name) => valuesOf(root, name)),
  ]
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

/** Returns the page that lists pages like this one, where menu and breadcrumbs lead. */
const listOf = ({ page }: BuiltPage) => {
  if (!page || page.kind === 'service-in-city') return
  const list = page.kind === 'calculator' ? linkedPages.roofCalculator : listPageOf(page.kind)
  return list && list.slug !== page.slugs[0] ? { ...list, language: page.language } : undefined
}

/** The parts in which Cloudflare, by its documentation, hides no address. It changes links only. */
const sparedByCloudflare =
  /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b.*?<\/\1>|<(?!a )[^>]*>/gs
const elsewhere = [business.booking ?? '', ...(business.social ?? []).map(({ url }) => url)]
const isElsewhere = (link: HTMLElement) => {
  const href = link.getAttribute('href') ?? ''
  return href.includes('//www.google.com/maps/') || elsewhere.includes(href)
}
const opensSafely = (link: HTMLElement) =>
  link.getAttribute('target') === '_blank' &&
  link.getAttribute('rel') === 'noopener noreferrer' &&
  (link.hasAttribute('aria-label') || link.querySelector('.sr') !== null)
const phone = business.phone.replace(/\D/g, '')

/** Functions that return what breaks a rule on a page, by rule. */
const faults: Record<
  string,
  (root: HTMLElement, page: BuiltPage) => readonly (string | HTMLElement)[]
> = {
  'every page, file and anchor that a page names exists': (root, { path }) =>
    targetsIn(root).filter((address) => !isThere(address, path)),
  'links lead to pages in the same language, unless they name another': (root, page) =>
    root.querySelectorAll('a[href^="/"]').filter((link) => isInOtherLanguage(link, page)),
  'a link to a map, the calendar or a network opens a new tab, says so, and passes nothing on': (
    root,
  ) => root.querySelectorAll('a[href]').filter((link) => isElsewhere(link) && !opensSafely(link)),
  'no page has a mail address that Cloudflare would hide': (_, { html }) =>
    html.replace(sparedByCloudflare, ' ').match(/mailto:[^"]*|[\w.+-]+@[\w-]+\.\w+/g) ?? [],
  'a phone number in running text is a link': (root) =>
    textsIn(root.querySelector('body') ?? root, ', a').filter((text) =>
      text.replace(/[\s()\u2060-]/g, '').includes(phone),
    ),
  'no page shows a placeholder': (root) => textsIn(root).filter((text) => /\{\w+\}/.test(text)),
  'no page in another language has a sentence of the original': (_, { path, language }) => {
    if (!wholeTranslations.includes(language)) return []
    const originals = new Set(wordsOf(originalAddress(path)))
    const names = cities.map(({ name }) => shown(name))
    const isSentence = (text: string) => {
      const words = names.reduce((rest, name) => rest.replace(name, ''), text)
      // Other names are written with capitals.
      return /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,}(?!\p{L})/u.test(words)
    }
    return wordsOf(path).filter((text) => originals.has(text) && isSentence(text))
  },
  'every page has one h1': (root) =>
    root.querySelectorAll('h1').length === 1 ? [] : root.querySelectorAll('title'),
  'every table row has a header': (root) =>
    root.querySelectorAll('tr').filter((row) => row.querySelector('th') === null),
  'a term is explained once on a page, to screen readers too': (root) => {
    const terms = valuesOf(root, 'popovertarget').filter((id) => id.startsWith('term-'))
    const described = valuesOf(root, 'aria-describedby')
    return terms.filter((id, index) => terms.indexOf(id) < index || !described.includes(id))
  },
  'the list of a kind is marked in the menu of its pages, and in their breadcrumbs': (
    root,
    page,
  ) => {
    const list = listOf(page)
    if (!list) return []
    const links = (nav: string) => root.querySelectorAll(`${nav} a[href="${addressOf(list)}"]`)
    const trail = list.kind === 'calculator' ? null : root.querySelector('main nav:has(ol)')
    return [
      ...links('header nav').filter((link) => link.getAttribute('aria-current') !== 'true'),
      ...(trail && links('main nav:has(ol)').length === 0 ? [trail] : []),
    ]
  },
  'a city has a card for every service, a service a way to write and the guides that name it': (
    root,
    page,
  ) => {
    const cards = root.querySelectorAll('main article:has(img)').join('')
    const links = valuesOf(root.querySelector('main') ?? root, 'href').join(' ')
    const { kind, slugs: [slug = ''] = [] } = page.page ?? {}
    const { service: shownServices, guide: shownGuides } = site.in(page.language).collections
    const named = guides.filter(
      (guide) =>
        guide.services?.includes(slug) && shownGuides.some((shown) => shown.slug === guide.slug),
    )
    const hrefOf = (to: Addressable) => addressIn(page.language, addressOf(to))
    if (kind === 'city')
      return shownServices.flatMap(({ picture = '' }) =>
        cards.includes(`/pictures/${picture}-`) ? [] : [picture],
      )
    if (kind !== 'service') return []
    return [linkedPages.contact, ...named].map(hrefOf).filter((href) => !links.includes(href))
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
  test(sentence, () => {
    const found = builtPages.flatMap((page) =>
      faultsIn(elementsOf(page.path), page).map(
        (fault) => `${page.path}: ${String(fault).slice(0, 160)}`,
      ),
    )
    expect(found).toEqual([])
  })

/** Returns a text as it is compared: without spaces, and signs that nobody sees. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')
/** Returns the parts of a text between placeholders, tags and marks. */
const partsOf = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/<[^>]*>|\*\*?|\{\w+\}/)
    .map(bare)

test('all words of a file are on the pages made from it, or on lists of them', () => {
  const pagesOf = new Map<string, string[]>()
  for (const { path, page, language } of builtPages)
    for (const name of page ? [...page.files, language] : [])
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), path])
  const textOf = memoizeByKey((name: string) =>
    (pagesOf.get(name) ?? []).map((path) => bare(elementsOf(path).text + wordsOf(path).join(' '))),
  )
  const isOn = (name: string, text: string) =>
    partsOf(text).every((part) => textOf(name).some((page) => page.includes(part)))
  const missing = [...pagesOf.keys()].flatMap((path) => {
    const { schema, data, language } = site.file(path) ?? {}
    return (schema ? wordFields(schema, data) : [])
      .filter(({ path: [field] }) => field !== 'keywords')
      .filter(({ text }) => !isOn(path, text) && !isOn(language ?? '', text))
      .map(({ path: field, text }) => `${path} ${field.join('.')}: ${text}`)
  })
  expect(missing).toEqual([])
})

test('the built site contains only what a static host serves, and no tools for editors', () => {
  const allowed = [
    /\.(html|js|avif|webp|woff2|svg)$/,
    /^\/_(headers|redirects)$/,
    /^\/(offline|robots|llms)\.txt$/,
    /^\/assets\/(areas|(words|prices)\/[\w-]+)\.[\da-f]{8}\.json$/,
    /^\/(site-map\.xml|page-hashes\.json|site\.webmanifest)$/,
    /^\/assets\/static\/site\.[\da-f]{8}\.css$/,
    /^\/(icon-192|icon-512|icon-maskable-512|apple-touch-icon|favicon-48)\.png$/,
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
