import { expect, type Locator, type Page } from 'playwright/test'

/** A wizard as its visitor meets it: by roles and names. */
export const wizard = (page: Page) => {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name })
  return {
    next,
    heading,
    awake: () => expect(page.locator('[data-island][data-awake]')).toBeAttached(),
    step: (number: number, of: number) => expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${number} of ${of}`),
    skip: async (steps: number) => {
      for (let step = 0; step < steps; step++) await next()
    },
    person: async (lastName: string) => {
      await page.getByLabel('First name').fill('Maya')
      await page.getByLabel('Last name').fill(lastName)
      await page.getByLabel('Email').fill('maya@sample.example')
      await page.getByLabel('Phone', { exact: true }).fill('3055550142')
      await next()
      await page.getByLabel('Property address').fill('1 Main Street, Miami 33101')
    },
    toast: (title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true }),
  }
}

/** The lead of a person in the local inbox. */
export const leadOf = async (page: Page, lastName: string) => {
  await page.goto('/inbox')
  const lead = page.locator('article').filter({ hasText: lastName })
  const field = (name: string) =>
    lead
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
  return { lead, field }
}
