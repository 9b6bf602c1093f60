import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { placesIn, unmarked } from '../../content/schema/source-marks.ts'
import { startDevServer } from '../dev-server.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { htmlOf } from './built-site.ts'
import { business } from './content.ts'
import { copyProject } from './project-copy.ts'
import { samplePages } from './samples.ts'

// One copy of the project for all tests: starting its server is what takes long.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let project: ReturnType<typeof copyProject> | undefined
let server: Awaited<ReturnType<typeof startDevServer>> | undefined
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = copyProject()
  server = await startDevServer(project.folder)
  origin = server.origin
})

test.afterAll(async () => {
  await server?.stop()
  project?.remove()
})

/** Opens a page, and waits until the tools of the dev server are there: it may load the page twice. */
const open = async (page: Page, path: string) => {
  await page.goto(origin + path)
  await expect(page.getByRole('button', { name: 'Where is this?' })).toBeVisible({
    timeout: 120_000,
  })
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const shownPlace = (page: Page) => page.locator('source-places').getByRole('link').first()

test('a page comes to whoever asks, even before a browser does', async ({ request }) => {
  const response = await request.get(`${origin}/`, { headers: { accept: '*/*' } })
  expect(unmarked(await response.text())).toContain(business.name)
  expect(response.status()).toBe(200)
})

test('Alt+click on a text says where it is written and opens the editor there, and the switch does with the keyboard', async ({
  page,
}) => {
  await open(page, '/')
  const asked = page.waitForRequest(/__open-in-editor/)
  await heading(page).click({ modifiers: ['Alt'] })
  await expect(shownPlace(page)).toHaveText(/^content\/home\.yaml:\d+$/)
  const [, line] = (await shownPlace(page).innerText()).split(':')
  const written = readFileSync('content/home.yaml', 'utf8').split('\n')[Number(line) - 1]
  expect(written).toContain('heading:')
  expect((await asked).url()).toContain(`file=content/home.yaml:${line}:`)

  await page.getByRole('button', { name: 'Where is this?' }).press('Enter')
  await page.getByRole('link', { name: business.name }).first().focus()
  await page.keyboard.press('Enter')
  await expect(shownPlace(page)).toHaveText(/^content\/.+:\d+$/)
  expect(new URL(page.url()).pathname).toBe('/')
})

/** What a page shows, without what differs between a server and a build, or only says a place. */
const shownIn = (html: string) =>
  unmarked(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
    .replace(
      / (?:data-picture|src|srcSet|href|name|value|id|for|data-prefix|aria-\w+)="[^"]*"/g,
      '',
    )
    .replace(/<link [^>]*>/g, '')

test('the marks change nothing of a page', async ({ request }) => {
  // A few are enough, because the server takes a second for each.
  for (const path of samplePages.filter((_, index) => index % 4 === 0)) {
    const headers = { accept: 'text/html' }
    const marked = await (await request.get(origin + path, { headers })).text()
    expect(placesIn(marked).length, path).toBeGreaterThan(50)
    expect(shownIn(marked), path).toBe(shownIn(htmlOf(path)))
  }
})

test('an edited word is shown, and what is wrong with it over the page until it is mended', async ({
  page,
}) => {
  const file = join(project?.folder ?? '', 'content/home.yaml')
  const text = readFileSync(file, 'utf8')
  const withHeading = (line: string) => text.replace(/^( *- heading: ).*$/m, line)
  await open(page, '/')
  writeFileSync(file, withHeading('$1Another heading'))
  await expect(heading(page)).toContainText('Another heading', { timeout: 60_000 })

  const overlay = page.locator('vite-error-overlay')
  writeFileSync(file, withHeading('$1"Another'))
  await expect(overlay).toContainText('content/home.yaml', { timeout: 60_000 })
  writeFileSync(file, withHeading('$1{nobody}'))
  await expect(overlay).toContainText('nobody', { timeout: 60_000 })
  writeFileSync(file, text)
  await expect(overlay).toBeHidden({ timeout: 60_000 })
  await expect(heading(page)).not.toContainText('Another heading')
})

/** The styles of a page of which at least so many bytes were loaded: none of those in the cache. */
const loadedStyles = (page: Page, leastBytes = 1) =>
  page.evaluate(
    (least) =>
      performance
        .getEntriesByType('resource')
        .filter((file) => (file as PerformanceResourceTiming).transferSize >= least)
        .map(({ name }) => new URL(name))
        .filter(({ search }) => search.startsWith('?direct'))
        .map(({ pathname }) => pathname),
    leastBytes,
  )

test('an edit of words loads no styles again, and an edit of a style no other', async ({
  page,
}) => {
  const words = join(project?.folder ?? '', 'content/home.yaml')
  const text = readFileSync(words, 'utf8')
  await open(page, '/')
  // The test before this one may have made the dev server load the page twice, so any count.
  expect(await loadedStyles(page, 0)).not.toEqual([])
  writeFileSync(words, text.replace(/^( *- heading: ).*$/m, '$1A new heading'))
  await expect(heading(page)).toContainText('A new heading', { timeout: 60_000 })
  expect(await loadedStyles(page)).toEqual([])
  writeFileSync(words, text)
  await expect(heading(page)).not.toContainText('A new heading', { timeout: 60_000 })

  const file = '/components/layout/Layout.module.css'
  const path = join(project?.folder ?? '', file)
  const style = readFileSync(path, 'utf8')
  writeFileSync(path, `${style}\nbody { border-top: 5px solid red; }\n`)
  await expect(page.locator('body')).toHaveCSS('border-top-width', '5px', { timeout: 60_000 })
  for (const loaded of await loadedStyles(page)) expect(loaded).toBe(file)
  writeFileSync(path, style)
  await expect(page.locator('body')).toHaveCSS('border-top-width', '0px', { timeout: 60_000 })
})

test('an error in the code is shown with its place, and goes away by itself', async ({ page }) => {
  const file = 'components/layout/Layout.tsx'
  const path = join(project?.folder ?? '', file)
  const code = readFileSync(path, 'utf8')
  await open(page, '/')
  const overlay = page.locator('vite-error-overlay')
  writeFileSync(path, `${code}\nconst const wrong = 1\n`)
  await expect(overlay).toContainText(`${file}:${code.split('\n').length + 1}`, { timeout: 60_000 })
  writeFileSync(path, code)
  await expect(heading(page)).toBeVisible({ timeout: 60_000 })
  await expect(overlay).toBeHidden()
})

test('the page of parts has nothing that axe finds, on a phone and a desktop', async ({ page }) => {
  await open(page, sitePaths.parts)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `${width} px`).toEqual([])
  }
})
