import { statSync } from 'node:fs'
import { allLanguages, languages, originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import {
  brotliSize,
  budgets,
  builtPages,
  capturesIn,
  htmlOf,
  kilobyte,
  pagePaths,
  readSiteFile,
  siteFiles,
  siteFolder,
  sizeOf,
} from './built-site.ts'
import { calculator, calculatorNames } from './calculator.ts'
import { cities } from './content.ts'
import { contactForm } from './forms.ts'
import { expect, type Page, test } from './test.ts'

const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(siteFolder + file).size, 0)

test('every page has at most 14 KB, and the stylesheet of the site 14 KB, compressed', () => {
  for (const { path, html } of builtPages) {
    // The best compression is slow, so it is tried only if a quick one is not enough.
    const quick = brotliSize(html, 'quick')
    const page = quick > budgets.page ? brotliSize(html) : quick
    expect(page, path).toBeLessThanOrEqual(budgets.page)
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    expect(sizeOf([sheet]), path).toBeGreaterThan(5 * kilobyte)
    expect(sizeOf([sheet]), path).toBeLessThanOrEqual(budgets.styles)
  }
})

/** Counts elements and the texts between them; scripts and styles count as one each. */
const nodesOf = (html: string): number =>
  html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1-$3')
    .match(/<[a-z][^>]*>|(?<=>)[^<]+/gi)?.length ?? 0

test('the home page has at most 1,200 nodes and 90 KB of HTML in every language', () => {
  const homes = builtPages.filter(({ path }) => originalAddress(path) === '/')
  expect(homes).toHaveLength(allLanguages.length)
  for (const { path, html } of homes) {
    expect(nodesOf(html), path).toBeGreaterThan(500)
    expect(nodesOf(html), path).toBeLessThan(1200)
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(90 * kilobyte)
  }
})

test('there are two fonts of at most 70 KB together', () => {
  const fonts = siteFiles.filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expect(bytesOf(fonts)).toBeLessThanOrEqual(70 * kilobyte)
})

test('home and cities fetch 60 KB of pictures at most before scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', languages.es.prefix, ...cities.slice(0, 1).map(addressOf)]) {
    const fetched: string[] = []
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    page.removeAllListeners('response')
    const pictures = fetched.filter((file) => file.startsWith('/pictures/'))
    expect(pictures.length, path).toBeGreaterThan(0)
    expect(bytesOf(pictures), path).toBeLessThanOrEqual(60 * kilobyte)
  }
})

const importsOf = (file: string): string[] =>
  capturesIn(readSiteFile(file), /(?:from|import)"([^"]+)"/g).map(
    (path) => new URL(path, `http://site.example${file}`).pathname,
  )

/** Returns the scripts that the HTML of a page loads or preloads. */
const scriptsNamedBy = (path: string): string[] => {
  const named = /<(?:link rel="modulepreload" href|script [^>]*src)="([^"]+)"/g
  return [...new Set(capturesIn(htmlOf(path), named))]
}

const expectSize = (files: Iterable<string>, least: number, most: number, of?: string) => {
  expect(sizeOf(files), of).toBeGreaterThan(least * kilobyte)
  expect(sizeOf(files), of).toBeLessThanOrEqual(most * kilobyte)
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records the scripts that a page loads from now on. */
const noteScripts = (page: Page) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  return loaded
}

for (const kind of ['short', 'long'] as const)
  test(`the ${kind} form takes 18 KB of script, and none of React`, async ({ page, who }) => {
    const form = contactForm(page, kind)
    const loaded = noteScripts(page)
    await form.writeAndSend(who)
    await expect(form.thanks).toBeVisible()
    await page.waitForLoadState('networkidle')
    expectSize(loaded, 6, 18)
  })

for (const name of calculatorNames) {
  test(`the ${name} calculator is usable with the 77 KB of script it names`, async ({ page }) => {
    const { path, open, next, step, questions } = calculator(page, name)
    const versions = pagePaths.filter((built) => originalAddress(built) === path)
    expect(versions).toContain(path)
    for (const version of versions) expectSize(scriptsNamedBy(version), 60, 77, version)
    const named = scriptsNamedBy(path)
    // The small parts of the script of every page are named by that script.
    const parts = named.filter((file) => file.includes('/entries/')).flatMap(importsOf)
    const needed = new Set([...named, ...parts])
    // Motion, the outbox and the result may load later. Here they never do.
    await page.route('**/*.js', (route) =>
      needed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await open()
    await next()
    await step(questions[1] ?? '')
  })

  test(`the ${name} calculator loads 81 KB of script, 100 KB in all`, {
    tag: '@nightly',
  }, async ({ page, who }) => {
    const { open, skipTo, person, finish, download } = calculator(page, name)
    const loaded = noteScripts(page)
    await open()
    // Motion is loaded once the wizard works, and the code after the first step later.
    await page.waitForLoadState('networkidle')
    expectSize(loaded, 60, 81)
    await skipTo('person')
    await person(who)
    await finish()
    await download()
    expectSize(loaded, 80, 100)
  })
}
