import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { compressFile } from '../../renderer/output/compress.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { calculator } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { services } from '../site/content.ts'
import { arrivals, takeTime, visitor } from '../site/leads.ts'
import { expect, test } from '../strict-test.ts'
import { compressed, testAnswers } from './answers.ts'
import { type Server, type ServerName, servers, start } from './start.ts'

const compress = async (site: string) => {
  for (const file of compressed) await compressFile(file, siteFolder(site))
}

/** Tests what visitors come for, in a browser. */
const testJourney = (origin: () => string) =>
  test('from home to a message sent, and on to an estimate', async ({ browser, request }) => {
    const page = await browser.newPage({ baseURL: origin(), reducedMotion: 'reduce' })
    await takeTime(page)
    await page.goto('/')
    const [service] = services
    const path = service ? addressOf(service) : ''
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    const contactLink = page.locator(`a[href="${addressOf(linkedPages.contact)}"]:visible`)
    await contactLink.first().click()
    const form = contactForm(page)
    const sender = visitor()
    await form.fill('long', sender)
    await form.send()
    await expect(form.thanks).toBeVisible()
    await expect.poll(() => arrivals(request, sender)).toBe(1)
    const owner = visitor()
    await calculator(page, 'roof').openResult(owner)
    await expect.poll(() => arrivals(request, owner)).toBe(1)
    await page.close()
  })

const testInstalled = (name: ServerName) => {
  let server: Server | undefined
  const origin = () => server?.origin ?? ''

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from it.
  test.beforeAll(async ({}, { project: { outputDir, use } }) => {
    server = await start(name, `${outputDir}/servers/${name}`, use.baseURL ?? '', compress)
  })
  test.afterAll(() => server?.stop())

  testAnswers(origin, name === 'nginx' ? 400 : 404)
  testJourney(origin)
}

// Each server is started once for all of its tests.
test.describe.configure({ mode: 'default' })

test.describe('npm start', () => testAnswers(() => test.info().project.use.baseURL ?? ''))

for (const name of ['nginx', 'Caddy'] as const)
  if (servers[name].isInstalled) test.describe(name, () => testInstalled(name))
  else test.skip(`${name} was not tested: install ${servers[name].packages}`, () => undefined)
