import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { startDevServer } from '../dev-server.ts'
import { copyProject } from '../project-copy.ts'
import { htmlOf } from '../site/built-site.ts'
import { business } from '../site/content.ts'
import { violations } from '../site/reach.ts'
import { expect, type Page, test } from '../strict-test.ts'

// All tests share one copy of the project, because its server takes long to start.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const slow = { timeout: 60_000 }
const headers = { accept: 'text/html' }
let project: ReturnType<typeof copyProject>
let server: Awaited<ReturnType<typeof startDevServer>>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  project = copyProject()
  server = await startDevServer(project.root)
})

test.afterAll(async () => {
  await server.stop()
  project.remove()
})

/** Opens a page and waits for the tools of the dev server, which may load the page twice. */
const open = async (page: Page, path: string) => {
  const loaded = page.waitForResponse(/where-is-this/, { timeout: 120_000 })
  await page.goto(server.origin + path)
  await loaded
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Changes a file of the copy. Returns the text before, and a function that restores it. */
const edit = (file: string, change: (text: string) => string) => {
  const path = join(project.root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, change(text))
  return { text, restore: () => writeFileSync(path, text) }
}

const srcOf = ({ src }: { src: string }) => src

/** Returns the text of a page, without the differences between a server and a build. */
const shownIn = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(
      / (?:data-picture|data-files|src|srcSet|href|name|value|id|for|data-prefix|aria-\w+)="[^"]*"/g,
      '',
    )
    .replace(/<link [^>]*>/g, '')

test('any client gets the page that is built, and its icons', async ({ request }) => {
  expect((await request.get(server.origin, { headers: { accept: '*/*' } })).status()).toBe(200)
  for (const path of ['/', addressOf(linkedPages.contact)]) {
    const answer = await request.get(server.origin + path, { headers })
    expect(shownIn(await answer.text()), path).toBe(shownIn(htmlOf(path)))
  }
  const home = await (await request.get(server.origin, { headers })).text()
  const own = [...home.matchAll(/<link rel="(?:\w+-touch-)?icon" [^>]*href="([^"]+)"/g)]
  const manifest = await (await request.get(server.origin + sitePaths.manifest)).json()
  const icons = [...own.map(([, icon]) => icon), ...manifest.icons.map(srcOf)]
  expect(icons.length).toBeGreaterThan(own.length)
  for (const icon of icons) {
    const answer = await request.get(server.origin + icon)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('Alt+click or Alt+Enter shows where a text is written, and copies the place if no editor opens', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const place = page.locator('source-place')
  await open(page, '/')
  const { text } = edit('content/home.yaml', (all) => all)
  await expect(async () => {
    await heading(page).click({ modifiers: ['Alt'] })
    await expect(place).toHaveText(/^content\/home\.yaml:\d+:\d+ .*The place is copied\.$/)
  }).toPass()
  const [, line] = (await place.innerText()).split(':')
  expect(text.split('\n')[Number(line) - 1]).toContain('heading:')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`home.yaml:${line}:`)

  await page.getByRole('link', { name: business.name }).first().focus()
  await page.keyboard.press('Alt+Enter')
  await expect(place).toHaveText(/^content\/(?!home).+:\d+/)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('edits are shown, and errors cover the page until they are fixed', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay')
  await open(page, '/')
  const editHeading = (line: string) =>
    edit('content/home.yaml', (text) => text.replace(/^( *- heading: ).*$/m, line))

  const word = editHeading('$1Another heading')
  await expect(heading(page)).toContainText('Another heading', slow)
  for (const [line, reported] of [
    ['$1{nobody}', /content\/home\.yaml:\d+:\d+ .*\n.*\n.*nobody/],
    ['$1"broken', /content\/home\.yaml:(.|\n)*"broken/],
  ] as const) {
    editHeading(line)
    await expect(overlay).toContainText(reported, slow)
    word.restore()
    await expect(overlay).toBeHidden(slow)
  }
  await expect(heading(page)).not.toContainText('Another heading')

  const stylesheet = 'components/layout/Layout.module.css'
  const style = edit(stylesheet, (text) => `${text}\nbody { border-top: 5px solid red; }\n`)
  await expect(page.locator('body')).toHaveCSS('border-top-width', '5px', slow)
  style.restore()
  await expect(page.locator('body')).toHaveCSS('border-top-width', '0px', slow)

  const file = 'components/layout/Layout.tsx'
  const code = edit(file, (text) => `${text}\nconst const wrong = 1\n`)
  const line = code.text.split('\n').length + 1
  await expect(overlay).toContainText(`${file}:${line}`, slow)
  code.restore()
  await expect(overlay).toBeHidden(slow)
  await expect(heading(page)).toBeVisible(slow)
})

test('content problems are shown beside their page until they are fixed', async ({ page }) => {
  const problems = page.locator('content-problems details[open]')
  await open(page, '/')
  await expect(problems).toBeHidden(slow)
  const words = edit('content/home.yaml', (text) => `${text}sample: 1\n`)
  await expect(problems).toContainText('Problems of this page', slow)
  await expect(problems).toContainText('content/home.yaml')
  words.restore()
  await expect(problems).toBeHidden(slow)
})

test('a picture that is replaced, or added after it was named, is shown', async ({
  page,
  request,
}) => {
  const images = join(project.root, 'content/images')
  const [one = '', other = ''] = readdirSync(images).filter((file) => file.endsWith('.jpg'))
  const shown = page.locator('img[fetchpriority="high"]')
  const address = () => shown.evaluate((img: HTMLImageElement) => img.currentSrc)
  const isShown = () =>
    shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  const named = edit('content/home.yaml', (text) => text.replace(/picture: .*/, 'picture: added'))
  expect((await request.get(server.origin, { headers })).status()).toBe(500)
  copyFileSync(join(images, one), join(images, 'added.jpg'))
  await open(page, '/')
  await expect.poll(isShown, slow).toBe(true)

  const before = await address()
  copyFileSync(join(images, other), join(images, 'added.jpg'))
  await expect.poll(address, slow).not.toBe(before)
  await expect.poll(isShown, slow).toBe(true)
  named.restore()
  rmSync(join(images, 'added.jpg'))
})

test('the page of parts passes axe', async ({ page }) => {
  await open(page, sitePaths.parts)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `${width} px`).toEqual([])
  }
})

test('200 edits pass in the little memory that the server is given here', async ({ request }) => {
  test.setTimeout(1_200_000)
  const edited = ['content/home.yaml', 'content/business.yaml', 'content/words/layout.yaml']
  for (let count = 0; count < 200; count += 1) {
    const [file = ''] = edited.slice(count % edited.length)
    edit(file, (text) => text.replace(/^(# Edit .*\n)?/, `# Edit ${count}.\n`))
    const path = count % 2 ? '/' : addressOf(linkedPages.contact)
    expect((await request.get(server.origin + path, { headers })).status()).toBe(200)
  }
})
