import { existsSync } from 'node:fs'
import { decodeHTML } from 'entities/decode'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import {
  addressIn,
  allLanguages,
  languageAt,
  originalAddress,
} from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { shownFields } from '../../renderer/content/schema-nodes.ts'
import { termsOf, withoutNames } from '../../scripts/check/translated.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  capturesIn,
  htmlOf,
  readSiteFile,
  siteFiles,
  siteFolder,
  wholeTranslations,
} from './built-site.ts'
import { business } from './content.ts'
import { englishIn } from './english.ts'
import { mainPages } from './samples.ts'

/** Rules for the HTML of every page, whatever its content. */

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

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')
const without = (html: string, elements: string) =>
  html.replace(new RegExp(`<(${elements})\\b.*?</\\1>`, 'gs'), ' ')

const files = new Set(siteFiles)
const filesNamedIn = (html: string) =>
  capturesIn(html, / (?:src|href|(?:image)?srcset)="([^"]+)"/gi)
    .flatMap((value) => value.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
    .filter((address) => /^\/[^/].*\.\w+$/.test(address))

const htmlByPath = new Map(builtPages.map(({ path, html }) => [path, html]))
const isBroken = (href: string, path: string) => {
  const [target = '', anchor] = href.split('#')
  const linked = htmlByPath.get(target || path)
  if (linked === undefined) return !files.has(target)
  return anchor !== undefined && !linked.includes(` id="${anchor}"`)
}

const isInOtherLanguage = (link: string, path: string) => {
  const target = /href="([^"?#]*)/.exec(link)?.[1] ?? ''
  const named = / hrefLang="(\w+)"/.exec(link)?.[1]
  if (named) return languageAt(target) !== named
  const translated = addressIn(languageAt(path), originalAddress(target))
  return htmlByPath.has(translated) && target !== translated
}

/** The parts in which Cloudflare, by its documentation, hides no address. It changes links only. */
const sparedByCloudflare =
  /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b.*?<\/\1>|<(?!a )[^>]*>/gs
const mailIn = (html: string) => capturesIn(html, /mailto:[^"]*|[\w.+-]+@[\w-]+\.\w+/g)

const facts = site.content.en.originals.flatMap(({ schema, data }) =>
  (schema ? shownFields(schema, data) : []).flatMap(({ text, isWords }) => (isWords ? [] : text)),
)
/** Official names, and those of places and people, are the same in every language. */
const names = new Map(
  allLanguages.map((language) => [
    language,
    [...termsOf(language).names, ...facts].filter((name) => /\p{Lu}/u.test(name)),
  ]),
)
/** Returns texts that pages show, read aloud or give search engines, unless marked as English. */
const textsOf = (html: string) => {
  const page = without(html, 'script|style|svg|template').replace(
    /<(\w+)\b[^>]*\blang="en[^"]*"[^>]*>.*?<\/\1>/gs,
    ' ',
  )
  const described = /<meta (?:name|property)="(?:[a-z]+:)?(?:title|description)" content="([^"]*)"/g
  return [
    ...page.split(/<[^>]*>/),
    // Texts in structured data.
    ...capturesIn(html, /"(?:name|headline|description)":"([^"]*)"/g),
    ...capturesIn(page, /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g),
    ...capturesIn(page, described),
  ].map((text) => decodeHTML(text).replace(/\s+/g, ' ').trim())
}
const isEnglish = (text: string, path: string) =>
  // Few texts have any, and removing the names is the slow part.
  englishIn(text).length > 0 &&
  englishIn(withoutNames(text, names.get(languageAt(path)) ?? [])).length > 0

const others = [business.booking ?? '', ...(business.social ?? []).map(({ url }) => url)]
/** Links to a map, the calendar or a network. */
const linksElsewhere = (html: string) =>
  capturesIn(html, /<a [^>]*>.*?<\/a>/gs).filter(
    (link) =>
      link.includes('//www.google.com/maps/') || others.some((url) => link.includes(`"${url}"`)),
  )

const unlinkedPhone = (html: string) => {
  const text = withoutTags(without(html.replace(/^.*<\/head>/s, ''), 'a|script'))
  return capturesIn(
    text.replace(/[\s()\u2060-]/g, ''),
    new RegExp(business.phone.replace(/\D/g, ''), 'g'),
  )
}

const unnamedBoxes = (html: string) => {
  const boxes = capturesIn(html, /<div [^>]*role="group"[^>]*>(?=<table)/gi)
  if (boxes.length < html.split('<table').length - 1) return ['a table outside a box']
  const labels = boxes.map((box) => /aria-label="([^"]+)"/.exec(box)?.[1] ?? '')
  return labels.filter((label, index) => label === '' || labels.indexOf(label) !== index)
}

/** Functions that return what breaks a rule on a page, by rule. */
const faults: Record<string, (html: string, path: string) => readonly string[]> = {
  'every file that a page names exists': (html) =>
    filesNamedIn(html).filter((file) => !files.has(file)),
  'every link and every anchor exists': (html, path) =>
    capturesIn(html, /<a [^>]*href="([/#][^"]*)"/g).filter((href) => isBroken(href, path)),
  'links lead to pages in the same language, unless they name another': (html, path) =>
    capturesIn(html, /<a [^>]*href="\/[^>]*>/g).filter((link) => isInOtherLanguage(link, path)),
  'no page has a mail address that Cloudflare would hide': (html) =>
    mailIn(html.replace(sparedByCloudflare, ' ')),
  'no page in another language has English left on it': (html, path) =>
    wholeTranslations.includes(languageAt(path))
      ? textsOf(html).filter((text) => isEnglish(text, path))
      : [],
  'a link to a map, the calendar or a network opens a new tab, says so, and passes nothing on': (
    html,
  ) =>
    linksElsewhere(html).filter(
      (link) =>
        !link.includes('target="_blank" rel="noopener noreferrer"') ||
        !/class="sr"|aria-label=/.test(link),
    ),
  'no page shows a placeholder': (html) =>
    capturesIn(withoutTags(without(html, 'script|style')), /\{\w+\}/g),
  'a phone number in running text is a link': unlinkedPhone,
  'every table row has a header': (html) =>
    capturesIn(html, /<tr>\s*(.*?)<\/tr>/gs).filter((row) => !row.startsWith('<th')),
  'scrollable boxes have unique names': unnamedBoxes,
  'every page is painted with its first view': (html) => {
    const [end = ''] = capturesIn(html, /<link rel="expect" href="#(\w+)" blocking="render"\/>/g)
    return html.includes(` id="${end}"`) ? [] : [`waits for "${end}"`]
  },
  'a term is explained once on a page, to screen readers too': (html) => {
    const terms = capturesIn(html, / popoverTarget="(term-[^"]+)"/g)
    return terms.filter(
      (term, index) => terms.indexOf(term) < index || !html.includes(` aria-describedby="${term}"`),
    )
  },
}

for (const [sentence, faultsIn] of Object.entries(faults))
  test(sentence, () => {
    const found = builtPages.flatMap(({ path, html }) =>
      faultsIn(html, path).map((fault) => `${path}: ${fault}`),
    )
    expect(found).toEqual([])
  })

test('the patterns find e-mail addresses, and links to maps', () => {
  const mail = builtPages.flatMap(({ html }) => mailIn(html))
  expect(mail).toContain(`mailto:${business.email}`)
  const links = builtPages.flatMap(({ html }) => linksElsewhere(html))
  expect(links.join()).toContain('/maps/')
})

test('every page prerenders likely next pages, no files or local tools', () => {
  const notThese = { not: { href_matches: expect.arrayContaining(['/*.*', '/inbox*', '/relay*']) } }
  const [rules = '{}'] = capturesIn(htmlOf('/'), /<script type="speculationrules">(.*?)<\/script>/g)
  expect(JSON.parse(rules)).toEqual({
    prerender: [{ where: { and: [{ href_matches: '/*' }, notThese] }, eagerness: 'moderate' }],
  })
  for (const { path, html } of builtPages) expect(html.includes(rules), path).toBe(true)
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
