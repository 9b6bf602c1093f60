import { readFileSync } from 'node:fs'
import { say, sayCount } from '../../content/schema/message.ts'
import { test as base, expect, type Page } from '../strict-test.ts'
import { violations } from './axe.ts'
import { leadOf, visitor } from './leads.ts'
import { copyProject, serve } from './project-copy.ts'
import { wizard } from './wizard.ts'
import { words } from './words.ts'

/** Where `npm run new` writes for a calculator. */
const changedFolders = ['components/calculators', 'content', 'tests/calculators']

const title = 'Sample payback calculator'
const path = '/sample-payback'
const inUnit = (label: string, unit: string) => say(words.wizard.amount, { label, unit })
const years = sayCount(words.wizard.units.years, 20, { locale: 'en-US' })

let project: ReturnType<typeof copyProject> | undefined
let site: Awaited<ReturnType<typeof serve>> | undefined
let printed = ''
let explained = ''

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names those it needs, and this one needs none
  baseURL: ({}, use) => use(site?.origin),
})

// One copy of the project for all tests: making and building it is what takes long.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  project = copyProject()
  printed = await project.run('--import', 'tsx', 'scripts/new.ts', 'calculator', 'Sample payback')
  explained = await project.run('scripts/quick.mjs', 'build', '--explain')
  site = await serve(project.folder)
})

test.afterAll(async () => {
  await site?.stop()
  project?.remove()
})

const start = async (page: Page, address = path) => {
  await page.goto(address)
  await wizard(page).awake()
}

test('a new calculator passes every check and its own tests', async () => {
  // Its content was checked by the build, which refuses what has a problem.
  expect(printed).toMatch(/^ {2}content\/calculators\/sample-payback\.mdx:\d+ {2}lead: /m)
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  await project?.run(biome, 'check', '--error-on-warnings', ...changedFolders)
  await project?.run('node_modules/typescript/bin/tsc', '--checkers', '1')
  await project?.run('node_modules/vitest/vitest.mjs', 'run', 'sample-payback')
})

test('the build says why it made its page', () => {
  expect(explained.split('\n')).toContain(`${path}: it is new`)
})

test('it leads to a result, a lead in the inbox and a document', async ({ page, request }) => {
  const who = visitor()
  const { next, step, person, toast } = wizard(page)
  await start(page)
  await step(1)
  await page.getByRole('textbox', { name: inUnit('Amount', 'dollars') }).fill('$24,000')
  await next()
  await page.getByRole('textbox', { name: inUnit('Time', 'years') }).fill('20')
  await next()
  await person(who)
  await page.getByRole('button', { name: 'Show My Result' }).click()
  await expect(toast('Thank you!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'That is $1,200 a year, Maya' })).toBeFocused()
  expect(await violations(page)).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the result' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sample-payback-\d{4}-\d\d-\d\d\.html$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    `$24,000 divided by ${years} is $1,200 a year.`,
  )

  const link = await page
    .getByRole('textbox', { name: words.wizard.result.scenario.note })
    .inputValue()
  expect(new URL(link).search).toBe('?amount=24000&years=20')

  const answers = { amount: '24000', years: '20', perYear: '$1,200' }
  expect(await leadOf(request, who)).toMatchObject({
    ...answers,
    source: title,
    lastName: who.name,
  })
  await page.goto('/inbox')
  await expect(page.getByRole('link', { name: `${title} for Maya ${who.name}` })).toBeVisible()
})

test('it keeps answers, takes those of a link, and refuses a number beyond its limits', async ({
  page,
}) => {
  const amount = page.getByRole('textbox', { name: inUnit('Amount', 'dollars') })
  await start(page)
  await amount.fill('99')
  await wizard(page).next()
  await expect(page.getByText('Enter an amount between $100 and $100,000')).toBeVisible()
  await amount.fill('5000')
  await page.reload()
  await expect(amount).toHaveValue('5000')
  await start(page, `${path}?amount=7000&years=3`)
  await expect(amount).toHaveValue('7000')
})

test('the site map and llms.txt list it', async ({ page, request }) => {
  await page.goto('/sitemap')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const list of ['/site-map.xml', '/llms.txt'])
    expect(await (await request.get(list)).text()).toContain(path)
})

test('its page fits a phone and a desktop, and axe finds nothing', async ({ page }) => {
  await start(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `${width} px`).toEqual([])
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(pageWidth).toBeLessThanOrEqual(width)
  }
})
