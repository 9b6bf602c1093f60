import { existsSync } from 'node:fs'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { type HTMLElement, type Node, TextNode } from 'node-html-parser'
import { addressIn, languageAt, originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages, listPageOf } from '../../renderer/content/addresses.ts'
import { shownFields } from '../../renderer/content/schema-nodes.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'
import { termsOf, withoutNames } from '../../scripts/check/translated.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  type BuiltPage,
  builtPages,
  elementsOf,
  htmlOf,
  readSiteFile,
  siteFiles,
  siteFolder,
  valuesOf,
  wholeTranslations,
} from './built-site.ts'
import { business } from './content.ts'
import { mainPages } from './samples.ts'

/** What must hold for every page, whatever its content. For search engines: search.spec.ts. */

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
    // Resolved once, because that takes nearly half of the time.
    const resolved = await new HtmlValidate(rules).getConfigFor('page.html')
    class ResolvedRules extends StaticConfigLoader {
      override getConfigFor() {
        return resolved
      }
    }
    const validator = new HtmlValidate(new ResolvedRules(rules))
    for (const { path, html } of pages) {
      const markup = html.replace(/(?<=<style>).*?(?=<.style>)/s, '')
      const { results } = await validator.validateString(markup)
      expect(
        results.flatMap(({ messages }) => messages),
        path,
      ).toEqual([])
    }
  })

const unread = 'script, style, svg, template'
/** Returns the texts of a page that visitors read, without those of more elements. */
const textsIn = (root: HTMLElement, without = ''): string[] => {
  const skipped = new Set<Node>(root.querySelectorAll(unread + without))
  const read = (node: Node): string[] => {
    if (node instanceof TextNode) return [node.text.replace(/\s+/g, ' ').trim()]
    return skipped.has(node) ? [] : node.childNodes.flatMap(read)
  }
  return read(root)
}

const files = new Set(siteFiles)
const paths = new Set(builtPages.map(({ path }) => path))
const idsOf = memoizeByKey((path: string) => new Set(valuesOf(elementsOf(path), 'id')))

const filesNamedIn = (root: HTMLElement) =>
  ['src', 'href', 'srcset', 'imagesrcset']
    .flatMap((name) => valuesOf(root, name))
    .flatMap((value) => value.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
    .filter((address) => /^\/[^/].*\.\w+$/.test(address))

const isBroken = (href: string, path: string) => {
  const [target = '', anchor] = href.split('#')
  if (target && !paths.has(target)) return !files.has(target)
  return anchor !== undefined && !idsOf(target || path).has(anchor)
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
const mailIn = (html: string) => html.match(/mailto:[^"]*|[\w.+-]+@[\w-]+\.\w+/g) ?? []

/** Official names, and those of places and people, are the same in every language. */
const namesIn = memoizeByKey((language: BuiltPage['language']) => {
  const facts = site.content.en.originals.flatMap(({ schema, data }) =>
    (schema ? shownFields(schema, data) : []).flatMap(({ text, isWords }) => (isWords ? [] : text)),
  )
  return [...termsOf(language).names, ...facts].filter((name) => /\p{Lu}/u.test(name))
})

/** Frequent English words, except those of languages that the site may be translated into. */
const english = new Set(
  `the and of with for your you we is it its that this what how when where which who why from not by
  be been will have had about before after than they their there these those was were would should
  could must any does because while into our every only most more each both just over under between
  through during without within until here then also very same other such own too out off up down
  his her him she them if or to`.split(/\s+/),
)
const hasEnglish = (text: string) =>
  (text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []).some((word) =>
    english.has(word.toLowerCase()),
  )
// Few texts have any, and removing the names is the slow part.
const isEnglish = (text: string, { language }: BuiltPage) =>
  hasEnglish(text) && hasEnglish(withoutNames(text, namesIn(language)))

/** Returns texts that pages show, read aloud or give search engines, unless marked as English. */
const wordsOf = (root: HTMLElement) => {
  const data = root.querySelectorAll('[type="application/ld+json"]').map(({ text }) => text)
  return [
    ...textsIn(root, ', [lang^=en]:not(html)'),
    ...['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) => valuesOf(root, name)),
    ...root
      .querySelectorAll(
        'meta[name=description], meta[property$=title], meta[property$=description]',
      )
      .map((meta) => meta.getAttribute('content') ?? ''),
    ...[...data.join().matchAll(/"(?:name|headline|description)":"([^"]*)"/g)].map(
      ([, text = '']) => text,
    ),
  ]
}

const elsewhere = [business.booking ?? '', ...(business.social ?? []).map(({ url }) => url)]
const isElsewhere = (href: string) =>
  href.includes('//www.google.com/maps/') || elsewhere.includes(href)
const opensSafely = (link: HTMLElement) =>
  link.getAttribute('target') === '_blank' &&
  link.getAttribute('rel') === 'noopener noreferrer' &&
  (link.hasAttribute('aria-label') || link.querySelector('.sr') !== null)

const phone = business.phone.replace(/\D/g, '')
const outer = (elements: readonly HTMLElement[]) =>
  elements.map(({ outerHTML }) => outerHTML.slice(0, 160))

/** Functions that return what breaks a rule on a page, by rule. */
const faults: Record<string, (root: HTMLElement, page: BuiltPage) => readonly string[]> = {
  'every file that a page names exists': (root) =>
    filesNamedIn(root).filter((file) => !files.has(file)),
  'every link and every anchor exists': (root, { path }) =>
    valuesOf(root, 'href').filter((href) => /^[/#]/.test(href) && isBroken(href, path)),
  'links lead to pages in the same language, unless they name another': (root, page) =>
    outer(root.querySelectorAll('a[href^="/"]').filter((link) => isInOtherLanguage(link, page))),
  'no page has a mail address that Cloudflare would hide': (_, { html }) =>
    mailIn(html.replace(sparedByCloudflare, ' ')),
  'no page in another language has English left on it': (root, page) =>
    wholeTranslations.includes(page.language)
      ? wordsOf(root).filter((text) => isEnglish(text, page))
      : [],
  'a link to a map, the calendar or a network opens a new tab, says so, and passes nothing on': (
    root,
  ) =>
    outer(
      root
        .querySelectorAll('a[href]')
        .filter((link) => isElsewhere(link.getAttribute('href') ?? '') && !opensSafely(link)),
    ),
  'no page shows a placeholder': (root) => textsIn(root).filter((text) => /\{\w+\}/.test(text)),
  'a phone number in running text is a link': (root) => {
    const body = root.querySelector('body') ?? root
    const texts = textsIn(body, ', a')
    return texts.filter((text) => text.replace(/[\s()\u2060-]/g, '').includes(phone))
  },
  'every table row has a header': (root) =>
    outer(root.querySelectorAll('tr').filter((row) => row.querySelector('th') === null)),
  'a table is in a box of its own name, which can scroll': (root) => {
    const boxes = root.querySelectorAll('[role=group]:has(> table)')
    if (boxes.length < root.querySelectorAll('table').length) return ['a table outside a box']
    const labels = boxes.map((box) => box.getAttribute('aria-label') ?? '')
    return labels.filter((label, index) => label === '' || labels.indexOf(label) !== index)
  },
  'every page is painted with its first view': (root, { path }) =>
    root
      .querySelectorAll('link[rel=expect][blocking=render]')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '')
      .concat(root.querySelector('link[rel=expect]') ? [] : 'nothing to wait for')
      .filter((id) => !idsOf(path).has(id)),
  'a term is explained once on a page, to screen readers too': (root) => {
    const terms = valuesOf(root, 'popovertarget').filter((id) => id.startsWith('term-'))
    const described = valuesOf(root, 'aria-describedby')
    return terms.filter((id, index) => terms.indexOf(id) < index || !described.includes(id))
  },
  'the page that lists a kind is marked in the menu of its pages, and in their breadcrumbs': (
    root,
    { page },
  ) => {
    if (!page || page.kind === 'service-in-city') return []
    const isTool = page.kind === 'calculator'
    const list = isTool ? linkedPages.roofCalculator : listPageOf(page.kind)
    if (!list || list.slug === page.slugs[0]) return []
    const href = addressOf({ ...list, language: page.language })
    const [menu, trail] = ['header nav', 'main nav:has(ol)'].map((nav) =>
      root.querySelectorAll(`${nav} a[href="${href}"]`),
    )
    return [
      ...(menu?.filter((link) => link.getAttribute('aria-current') !== 'true') ?? []),
      ...(isTool || !root.querySelector('main nav:has(ol)') || trail?.length ? [] : [root]),
    ].map((part) => part.outerHTML.slice(0, 160))
  },
  'likely next pages are prerendered, no files and no local tools': (root) => {
    const [rules = '{}'] = root.querySelectorAll('[type=speculationrules]').map(({ text }) => text)
    const { prerender: [{ where, eagerness } = {}] = [] } = JSON.parse(rules)
    const never = where?.and?.[1]?.not?.href_matches ?? []
    const isRight =
      where?.and?.[0]?.href_matches === '/*' &&
      ['/*.*', '/inbox*', '/relay*'].every((address) => never.includes(address))
    return isRight && eagerness === 'moderate' ? [] : [rules]
  },
}

for (const [sentence, faultsIn] of Object.entries(faults))
  test(sentence, () => {
    const found = builtPages.flatMap((page) =>
      faultsIn(elementsOf(page.path), page).map((fault) => `${page.path}: ${fault}`),
    )
    expect(found).toEqual([])
  })

test('the rules find e-mail addresses, and links to maps', () => {
  expect(builtPages.flatMap(({ html }) => mailIn(html))).toContain(`mailto:${business.email}`)
  const links = builtPages.flatMap(({ path }) => valuesOf(elementsOf(path), 'href'))
  expect(links.filter(isElsewhere).join()).toContain('/maps/')
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
  expect(htmlOf(sitePaths.parts)).toBe('')
  for (const forms of ['admin', 'admin.html'])
    expect(existsSync(`${siteFolder}/${forms}`)).toBe(business.cms ?? false)
  for (const file of siteFiles.filter((each) => /\.(html|js|css|txt|xml)$/.test(each)))
    expect
      .soft(readSiteFile(file), file)
      .not.toMatch(/content:find|__open-in-editor|source-place|\/edit\/main/)
})
