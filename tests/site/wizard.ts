import { expect, type Locator, type Page } from 'playwright/test'
import { say } from '../../content/schema/message.ts'
import type { Visitor } from './leads.ts'
import { words } from './words.ts'

/** Where notices appear. */
export const notices = (page: Page, { toasts } = words) =>
  page.getByRole('region', { name: say(toasts.region, { hotkey: 'F8' }) })

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/**
 * The screens on which the notice lies over the header, whose menu and phone number have to stay in
 * reach, or over what has the focus.
 */
export const screensWithCoveredControls = async (page: Page, said = words) => {
  const notice = notices(page, said)
  const before = page.viewportSize()
  const found: string[] = []
  const top = async () => (await notice.boundingBox())?.y ?? Number.NaN
  const focused = await page.locator('[data-island] :focus').boundingBox({ timeout: 1000 })
  const bottom = (await top()) + ((await notice.boundingBox())?.height ?? 0)
  if (focused && focused.y < bottom && focused.y + focused.height > (await top()))
    found.push('what has the focus')
  for (const screen of screens)
    for (const scrolled of [0, 600]) {
      await page.setViewportSize(screen)
      await page.evaluate(async (place) => {
        scrollTo({ top: place, behavior: 'instant' })
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      }, scrolled)
      const header = await page.getByRole('banner').boundingBox()
      const end = (header?.y ?? 0) + (header?.height ?? 0)
      if (!((await top()) >= end)) found.push(`${screen.width}, scrolled to ${scrolled}`)
    }
  if (before) await page.setViewportSize(before)
  return found
}

export const propertyAddress = '1 Main Street, Miami 33101'

/** The answers of a visitor who has filled in the last two steps. */
export const personOf = ({ name, email }: Visitor) => ({
  firstName: 'Maya',
  lastName: name,
  email,
  phone: '(305) 555-0142',
  address: propertyAddress,
})

type Place = {
  path: string
  /** Under which its answers are kept. */
  calculator: 'roof' | 'energy'
  step: number
  /** What was answered about the person, in this tab. */
  person: Partial<ReturnType<typeof personOf>>
}

/**
 * The next page opened at `path` shows this step of its wizard, as after a reload. Saves a test that
 * begins there the way to it.
 */
export const comeBackTo = (page: Page, { path, calculator, step, person }: Place) =>
  page.addInitScript(
    ([address, wizardName, entry, answers]) => {
      if (location.pathname !== address || history.state !== null) return
      sessionStorage.setItem(`calculator-${wizardName}-person`, answers)
      history.replaceState({ wizard: wizardName, step: entry }, '')
    },
    [path, calculator, step - 1, JSON.stringify(person)] as const,
  )

/** A wizard as its visitor meets it: by roles and names. */
export const wizard = (page: Page, said = words) => {
  const { next, back, progress, personal } = said.wizard
  const nextButton = page.getByRole('button', { name: next, exact: true })
  const line = (name: keyof typeof personal.labels) =>
    page.getByLabel(personal.labels[name], { exact: true })
  const fillIn = async ({ name, email }: Visitor) => {
    await line('firstName').fill('Maya')
    await line('lastName').fill(name)
    await line('email').fill(email)
    await line('phone').fill('3055550142')
  }
  return {
    next: () => nextButton.click(),
    back: () => page.getByRole('button', { name: back, exact: true }).click(),
    nextButton,
    /** The button at the end of any step, the last among them. */
    forward: page.locator('[data-island] form button[type=submit]'),
    backButton: page.getByRole('button', { name: back, exact: true }),
    heading: (name: string): Locator => page.getByRole('heading', { level: 2, name }),
    awake: () => expect(page.locator('[data-island][data-hydrated]')).toBeAttached(),
    step: (number: number) =>
      expect(page.getByRole('progressbar', { name: progress })).toHaveAttribute(
        'aria-valuenow',
        String(number),
      ),
    skip: async (steps: number) => {
      for (let step = 0; step < steps; step++) await nextButton.click()
    },
    line,
    fillIn,
    /** Answers the last two steps, which ask who the visitor is and where the house stands. */
    person: async (who: Visitor) => {
      await fillIn(who)
      await nextButton.click()
      await line('address').fill(propertyAddress)
    },
    toast: (title: string) => notices(page, said).getByText(title, { exact: true }),
  }
}
