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
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { namesIn } from '../../scripts/check/context.ts'
import { englishIn } from '../../scripts/check/languages.ts'
import { withoutNames } from '../../scripts/check/terms.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  htmlOf,
  pagePaths,
  readSiteFile,
  siteFiles,
  siteFolder,
  wholeTranslations,
} from './built-site.ts'
import { business } from './content.ts'

/** What must hold for the HTML of every page, whatever its content. */

/** Expects a function of each page to find nothing. */
const expectNone = (findIn: (html: string, path: string) => readonly string[]) =>
  expect(
    builtPages.flatMap(({ path, html }) => findIn(html, path).map((found) => `${path}: ${found}`)),
  ).toEqual([])

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([whole, group]) => group ?? whole)

test('every page is valid HTML', async () => {
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
  // Resolving the rules for every page would take nearly half of the time.
  const resolved = await new HtmlValidate(rules).getConfigFor('page.html')
  class ResolvedRules extends StaticConfigLoader {
    override getConfigFor() {
      return resolved
    }
  }
  const validator = new HtmlValidate(new ResolvedRules(rules))
  for (const { path, html } of builtPages) {
    const { results } = await validator.validateString(
      html.replace(/(?<=<style>).*?(?=<.style>)/s, ''),
    )
    expect(
      results.flatMap(({ messages }) => messages),
      path,
    ).toEqual([])
  }
})

test('every file that a page names exists', () => {
  const files = new Set(siteFiles)
  const namedFiles = (html: string) =>
    all(html, / (?:src|href|(?:image)?srcset)="([^"]+)"/gi)
      .flatMap((value) => value.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
      .filter((address) => /^\/[^/].*\.\w+$/.test(address))
  expectNone((html) => (namedFiles(html).length === 0 ? ['names no file'] : []))
  expectNone((html) => namedFiles(html).filter((file) => !files.has(file)))
})

test('no page has a mail address that Cloudflare would hide', () => {
  // As its documentation says: not in these comments, not in these elements, and of attributes, links.
  const spared =
    /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b.*?<\/\1>|<(?!a )[^>]*>/gs
  const addresses = (html: string) => all(html, /mailto:[^"]*|[\w.+-]+@[\w-]+\.\w+/g)
  expect(builtPages.some(({ html }) => addresses(html).includes(`mailto:${business.email}`))).toBe(
    true,
  )
  expectNone((html) => addresses(html.replace(spared, ' ')))
})

test('every link and every anchor exists', () => {
  const htmlByPath = new Map(builtPages.map(({ path, html }) => [path, html]))
  const files = new Set(siteFiles)
  const isBroken = (href: string, path: string) => {
    const [target = '', anchor] = href.split('#')
    const linked = htmlByPath.get(target || path)
    if (linked === undefined) return !files.has(target)
    return anchor !== undefined && !linked.includes(` id="${anchor}"`)
  }
  expectNone((html, path) =>
    all(html, /<a [^>]*href="([/#][^"]*)"/g).filter((href) => isBroken(href, path)),
  )
})

test('links lead to pages in the same language, unless they name another', () => {
  const known = new Set(pagePaths)
  const isWrong = (link: string, path: string) => {
    const target = /href="([^"?#]*)/.exec(link)?.[1] ?? ''
    const named = / hrefLang="(\w+)"/.exec(link)?.[1]
    if (named) return languageAt(target) !== named
    const translated = addressIn(languageAt(path), originalAddress(target))
    return known.has(translated) && target !== translated
  }
  expectNone((html, path) =>
    all(html, /<a [^>]*href="\/[^>]*>/g).filter((link) => isWrong(link, path)),
  )
})

test('no page in another language has English left on it', () => {
  /** Texts that a page shows, reads aloud or tells search engines, unless marked as English. */
  const textsOf = (html: string) => {
    const page = html
      .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
      .replace(/<(\w+)\b[^>]*\blang="en[^"]*"[^>]*>.*?<\/\1>/gs, ' ')
    return [
      ...page.split(/<[^>]*>/),
      // What structured data says.
      ...all(html, /"(?:name|headline|description)":"([^"]*)"/g),
      ...all(page, /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g),
      ...all(
        page,
        /<meta (?:name|property)="(?:[a-z]+:)?(?:title|description)" content="([^"]*)"/g,
      ),
    ].map((text) => decodeHTML(text).replace(/\s+/g, ' ').trim())
  }
  const names = new Map(allLanguages.map((language) => [language, namesIn(site.content[language])]))
  expectNone((html, path) =>
    !wholeTranslations.includes(languageAt(path))
      ? []
      : textsOf(html).filter(
          (text) =>
            // Few texts have any, and removing the names is the slow part.
            englishIn(text).length > 0 &&
            englishIn(withoutNames(text, names.get(languageAt(path)) ?? [])).length > 0,
        ),
  )
})

test('links to a map, the calendar or a network open in a new tab, say so, and pass nothing on', () => {
  const others = [business.booking, ...business.social.map(({ url }) => url)]
  const leadsThere = (link: string) =>
    link.includes('//www.google.com/maps/') || others.some((url) => link.includes(`"${url}"`))
  const links = builtPages.flatMap(({ path, html }) =>
    all(html, /<a [^>]*>.*?<\/a>/gs)
      .filter(leadsThere)
      .map((link) => ({ path, link })),
  )
  expect(links.filter(({ link }) => link.includes('/maps/')).length).toBeGreaterThan(0)
  for (const { path, link } of links) {
    expect(link, path).toContain('target="_blank" rel="noopener noreferrer"')
    expect(link, path).toMatch(/class="sr"|aria-label=/)
  }
})

test('no page shows a placeholder', () => {
  expectNone(
    (html) => html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ').match(/\{\w+\}/g) ?? [],
  )
})

test('a phone number in running text is a link', () => {
  const digits = business.phone.replace(/\D/g, '')
  expectNone((html) => {
    const text = html
      .replace(/^.*<\/head>/s, '')
      .replace(/<(a|script)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
    return text.replace(/[\s()\u2060-]/g, '').includes(digits) ? ['has it without a link'] : []
  })
})

test('every table row has a header, and scrollable boxes have unique names', () => {
  expectNone((html) => all(html, /<tr>\s*(.*?)<\/tr>/gs).filter((row) => !row.startsWith('<th')))
  expectNone((html) => {
    const boxes = all(html, /<div [^>]*role="group"[^>]*>(?=<table)/gi)
    if (boxes.length < html.split('<table').length - 1) return ['has a table outside a box']
    const names = boxes.map((box) => /aria-label="([^"]+)"/.exec(box)?.[1] ?? '')
    return names.filter((name, index) => name === '' || names.indexOf(name) !== index)
  })
})

test('a page explains each term once, at most six, to screen readers too', () => {
  const glossary = addressOf(linkedPages.glossary)
  // That each definition is there, once: html-validate.
  const termsIn = (html: string) => all(html, / interestfor="([^"]+)" aria-describedby="\1"/g)
  expect(builtPages.flatMap(({ html }) => termsIn(html)).length).toBeGreaterThan(0)
  for (const { path, html } of builtPages) {
    const terms = termsIn(html)
    expect(terms.length, path).toBe(html.split('interestfor=').length - 1)
    expect(new Set(terms).size, path).toBe(terms.length)
    expect(terms.length, path).toBeLessThanOrEqual(path === glossary ? 0 : 6)
  }
})

test('every page is painted with its first view, and prerenders likely next pages, no files or local tools', () => {
  expectNone((html) => {
    const [end = ''] = all(html, /<link rel="expect" href="#(\w+)" blocking="render"\/>/g)
    return html.includes(` id="${end}"`) ? [] : [`waits for "${end}"`]
  })
  const notThese = { not: { href_matches: expect.arrayContaining(['/*.*', '/inbox*', '/relay*']) } }
  const [rules = '{}'] = all(htmlOf('/'), /<script type="speculationrules">(.*?)<\/script>/g)
  expect(JSON.parse(rules)).toEqual({
    prerender: [{ where: { and: [{ href_matches: '/*' }, notThese] }, eagerness: 'moderate' }],
  })
  expectNone((html) => (html.includes(rules) ? [] : ['has other rules']))
})

test('the built site contains only what a static host serves', () => {
  const allowed = [
    /\.(html|js|avif|webp|woff2|svg)$/,
    /^\/_(headers|redirects)$/,
    /^\/(offline|robots|llms)\.txt$/,
    /^\/assets\/(words|prices)\/[\w-]+\.[\da-f]{8}\.json$/,
    /^\/(site-map\.xml|page-hashes\.json|site\.webmanifest)$/,
    /^\/assets\/static\/(below-the-fold|print|saved-copy)\.[\w-]+\.css$/,
    /^\/(icon-192|icon-512|icon-maskable-512|apple-touch-icon|favicon-48)\.png$/,
    /^\/social\/.+\.jpg$/,
  ]
  expect(siteFiles.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([])
})

test('the public site contains none of the tools for editors', () => {
  expect(htmlOf(sitePaths.parts)).toBe('')
  for (const forms of ['admin', 'admin.html'])
    expect(existsSync(`${siteFolder}/${forms}`)).toBe(business.cms ?? false)
  for (const file of siteFiles.filter((each) => /\.(html|js|css|txt|xml)$/.test(each))) {
    const text = readSiteFile(file)
    expect.soft(text, file).not.toMatch(/content:find|__open-in-editor|source-place|\/edit\/main/)
  }
})
