import { statSync } from 'node:fs'
import { languages, originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import {
  brotliSize,
  budgets,
  builtPages,
  capturesIn,
  elementsOf,
  kilobyte,
  readSiteFile,
  siteFiles,
  siteFolder,
  sizeOf,
  valuesOf,
} from './built-site.ts'
import { calculator, calculatorNames } from './calculator.ts'
import { cities } from './content.ts'
import { contactForm } from './forms.ts'
import { expect, type Page, test } from './test.ts'

const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(siteFolder + file).size, 0)

const expectSize = (files: Iterable<string>, least: number, most: number, of?: string) => {
  expect(sizeOf(files), of).toBeGreaterThan(least * kilobyte)
  expect(sizeOf(files), of).toBeLessThanOrEqual(most * kilobyte)
}

test('every page has at most 14 KB, its stylesheet 14 KB, home 1,200 nodes, and two fonts 70 KB', () => {
  for (const { path, html } of builtPages) {
    // The best compression is slow, so it is tried only if a quick one is not enough.
    const quick = brotliSize(html, 'quick')
    const page = quick > budgets.page ? brotliSize(html) : quick
    expect(page, path).toBeLessThanOrEqual(budgets.page)
    if (originalAddress(path) !== '/') continue
    const nodes = html.match(/<[a-z]|(?<=>)[^<]+/gi)?.length
    expect(nodes, path).toBeGreaterThan(500)
    expect(nodes, path).toBeLessThan(1200)
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(90 * kilobyte)
  }
  expectSize(
    siteFiles.filter((file) => file.endsWith('.css')),
    5,
    budgets.styles / kilobyte,
  )
  const fonts = siteFiles.filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expect(bytesOf(fonts)).toBeLessThanOrEqual(70 * kilobyte)
})

test('home and cities fetch 60 KB of pictures at most before scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', languages.es.prefix, ...cities.slice(0, 1).map(addressOf)]) {
    const fetched = await filesOf(page, /^\/pictures\//, () =>
      page.goto(path, { waitUntil: 'networkidle' }),
    )
    expect(fetched.length, path).toBeGreaterThan(0)
    expect(bytesOf(fetched), path).toBeLessThanOrEqual(60 * kilobyte)
  }
})

const filesOf = async (page: Page, address: RegExp, act: () => Promise<unknown>) => {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (address.test(pathname)) files.add(pathname)
  })
  await act()
  page.removeAllListeners('response')
  return [...files]
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const kind of ['short', 'long'] as const)
  test(`the ${kind} form takes 18 KB of script, and none of React`, async ({ page, who }) => {
    const form = contactForm(page, kind)
    const loaded = await filesOf(page, /\.js$/, async () => {
      await form.writeAndSend(who)
      await expect(form.thanks).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
    expectSize(loaded, 6, 18)
  })

const importsOf = (file: string): string[] =>
  capturesIn(readSiteFile(file), /(?:from|import)"([^"]+)"/g).map(
    (path) => new URL(path, `http://site.example${file}`).pathname,
  )

const scriptsNamedBy = (path: string): string[] => {
  const root = elementsOf(path)
  const named = [...valuesOf(root, 'src'), ...valuesOf(root, 'href')]
  return [...new Set(named.filter((file) => file.endsWith('.js')))]
}

for (const name of calculatorNames) {
  test(`the ${name} calculator is usable with the 77 KB of script it names`, async ({ page }) => {
    const { path, open, next, step, questions } = calculator(page, name)
    for (const version of builtPages.filter((built) => originalAddress(built.path) === path))
      expectSize(scriptsNamedBy(version.path), 60, 77, version.path)
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

  test(`the ${name} calculator takes 100 KB of script @nightly`, async ({ page, who }) => {
    const { openResult, download } = calculator(page, name)
    const loaded = await filesOf(page, /\.js$/, async () => {
      await openResult(who)
      await download()
    })
    expectSize(loaded, 80, 100)
  })
}
