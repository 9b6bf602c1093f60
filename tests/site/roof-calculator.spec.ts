import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { violations } from './axe.ts'
import { leadOf, wizard } from './wizard.ts'

const path = '/roofing-calculator'
const finish = (page: Page) => page.getByRole('button', { name: 'Get My Estimate' }).click()
const estimate = (page: Page) => page.getByRole('heading', { name: 'Your estimate, Maya' })

/** Opens the calculator and goes to the result with the default answers. */
const openResult = async (page: Page, lastName = 'Ortega') => {
  const { awake, skip, person } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(6)
  await person(lastName)
  await finish(page)
  await expect(estimate(page)).toBeVisible()
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a visitor goes through all eight steps and gets the range that the page explains, and the lead is in the inbox', async ({ page }) => {
      const lastName = `Roof ${device} ${Date.now()}`
      const { awake, next, heading, step, person, toast } = wizard(page)
      await page.goto(path)
      await awake()
      await step(1, 8)
      await page.getByRole('radio', { name: /Shingle/ }).check()
      await next()
      await expect(heading('How large is the roof?')).toBeFocused()
      await page.getByRole('textbox', { name: 'Roof size in square feet' }).fill('2,000')
      await next()
      await page.getByRole('radio', { name: /Medium slope/ }).check()
      await next()
      await page.getByRole('slider', { name: 'Age of the present roof' }).fill('20')
      await expect(page.getByRole('textbox', { name: /Age of the present roof/ })).toHaveValue('20')
      await next()
      await page.getByRole('radio', { name: /No damage/ }).check()
      await next()
      await expect(page.getByRole('checkbox')).toHaveCount(6)
      await next()
      await step(7, 8)
      await person(lastName)
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
      await finish(page)

      await expect(toast('Estimate Ready!')).toBeVisible()
      await expect(estimate(page)).toBeFocused()
      await expect(page.getByText('$15,842–$31,142')).toBeVisible()
      const total = page.getByRole('row').filter({ hasText: 'Model total' })
      await expect(total).toContainText('$27,080')
      await expect(page.getByText('Grade: Standard')).toBeVisible()
      await expect(page.getByRole('row', { name: /^Tile \$27,144/ })).toContainText('$53,360')
      await expect(page.getByRole('row', { name: /^12 months/ })).toContainText('$2,257')

      const { lead, field } = await leadOf(page, lastName)
      await expect(lead).toHaveCount(1)
      await expect(lead.getByRole('heading')).toHaveText(`Roof estimate for Maya ${lastName}`)
      for (const [name, value] of Object.entries({
        phone: '(305) 555-0142',
        address: '1 Main Street, Miami 33101',
        roofType: 'shingle',
        squareFootage: '2000',
        roofSlope: 'medium',
        currentAge: '20',
        damageLevel: 'none',
        features: '',
        costEstimate: '$15,842 - $31,142',
        source: 'Roof Replacement Calculator',
      }))
        await expect(field(name)).toHaveText(value)
      const order = [
        'firstName',
        'lastName',
        'email',
        'phone',
        'address',
        'roofType',
        'squareFootage',
        'roofSlope',
        'currentAge',
        'damageLevel',
        'features',
      ]
      const names = await lead.getByRole('rowheader').allTextContents()
      expect(names.slice(0, order.length)).toEqual(order)
    })

    test('the whole wizard works by keyboard alone', async ({ page }) => {
      await page.goto(path)
      await wizard(page).awake()
      await page.getByRole('radio', { name: /Shingle/ }).focus()
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await press('ArrowRight', 'Enter')
      await expect(wizard(page).heading('How large is the roof?')).toBeFocused()
      await press('Tab', 'Tab', 'ArrowRight')
      await expect(page.getByRole('textbox', { name: /Roof size/ })).toHaveValue('1550')
      await press('Enter', 'Tab', 'ArrowRight', 'Enter')
      await expect(wizard(page).heading('How old is the roof you have?')).toBeFocused()
      await press('Tab')
      await page.keyboard.type('5')
      await press('Enter')
      await expect(page.getByText('Enter an age between 0 and 50 years')).toHaveCount(0)
      await wizard(page).step(5, 8)
      await press('Tab', 'Enter', 'Tab', 'Space', 'Enter', 'Tab')
      await page.keyboard.type('Maya')
      await press('Tab')
      await page.keyboard.type('Keys')
      await press('Tab')
      await page.keyboard.type('maya@sample.example')
      await press('Tab')
      await page.keyboard.type('305 555 0142')
      await press('Enter', 'Tab')
      await page.keyboard.type('1 Main Street, Miami')
      await press('Enter')
      await expect(estimate(page)).toBeFocused()
      for (const answer of ['Tile', '1,550 sq ft', 'Steep slope', 'Impact-Resistant Shingles'])
        await expect(page.getByText(answer, { exact: true }).first()).toBeVisible()
    })

    test('axe finds nothing on any step, on the messages or on the result', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { awake, next } = wizard(page)
      await page.goto(path)
      await awake()
      for (let step = 1; step <= 6; step++) {
        expect(await violations(page), `step ${step}`).toEqual([])
        await next()
      }
      await next()
      await expect(page.getByText('First name is required')).toBeVisible()
      expect(await violations(page), 'messages').toEqual([])
      await wizard(page).person('Axe')
      expect(await violations(page), 'step 8').toEqual([])
      await finish(page)
      await expect(estimate(page)).toBeVisible()
      await page.getByRole('button', { name: 'Email me the full breakdown' }).click()
      expect(await violations(page), 'result').toEqual([])
    })
  })
}

test('a wrong answer keeps the step: its field has the focus and the message, and one notice says so for five seconds', async ({ page }) => {
  const { awake, next, step, toast } = wizard(page)
  await page.goto(path)
  await awake()
  await next()
  const size = page.getByRole('textbox', { name: /Roof size/ })
  for (const wrong of ['', '1e9', '499', '10001', 'about 2000']) {
    await size.fill(wrong)
    await next()
    await step(2, 8)
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription('Enter a size between 500 and 10,000 sq ft')
    await expect(page.getByText('Please check your inputs')).toHaveCount(1)
  }
  await expect(page.getByText('Please correct the errors before continuing.')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1)
  await size.focus()
  await expect(toast('Please check your inputs')).toHaveCount(0, { timeout: 8000 })
  await size.fill('1800')
  await expect(page.getByText('Enter a size between 500 and 10,000 sq ft')).toHaveCount(0)
  await next()
  await step(3, 8)
})

test('a notice is dismissed by swiping it 50 px to the right, and not by less', async ({ page }) => {
  const { awake, skip, next, toast } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(6)
  await next()
  const swipe = async (distance: number) => {
    const box = await toast('Please check your inputs').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast('Please check your inputs')).toBeVisible()
  await swipe(70)
  await expect(toast('Please check your inputs')).toHaveCount(0, { timeout: 2000 })
})

test('a relay that does not take the lead: a notice here and in the page, the step and every answer stay, and the next try works', async ({
  page,
}) => {
  const { awake, skip, person, toast, step } = wizard(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/relay/ajax', async (route) => {
    await answered
    await route.fulfill({ json: { success: 'false', message: 'No.' } })
  })
  await page.goto(path)
  await awake()
  await skip(6)
  await person('Error')
  await finish(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  answer()
  await expect(toast('Submission Error')).toBeVisible()
  await expect(page.getByText('There was an issue submitting your information. Please try again.')).toHaveCount(2)
  await step(8, 8)
  await expect(page.getByLabel('Property address')).toHaveValue('1 Main Street, Miami 33101')
  await page.unroute('**/relay/ajax')
  await finish(page)
  await expect(estimate(page)).toBeVisible()
})

test('answers survive a reload, and the back button of the browser goes back a step', async ({ page, context }) => {
  const { awake, next, step } = wizard(page)
  await page.goto(path)
  await awake()
  await page.getByRole('radio', { name: /Metal/ }).check()
  await next()
  await page.getByRole('textbox', { name: /Roof size/ }).fill('2345')
  await next()
  await page.reload()
  await step(3, 8)
  await page.goBack()
  await step(2, 8)
  await expect(page.getByRole('textbox', { name: /Roof size/ })).toHaveValue('2345')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /Metal/ })).toBeChecked()
  await page.goForward()
  await step(2, 8)

  await wizard(page).skip(5)
  await page.getByLabel('First name').fill('Maya')
  const other = await context.newPage()
  await other.goto(path)
  await wizard(other).awake()
  await expect(other.getByRole('radio', { name: /Metal/ })).toBeChecked()
  await wizard(other).skip(6)
  await expect(other.getByLabel('First name')).toHaveValue('')
})

test('a reload keeps the result, and the same answers again are not sent twice', async ({ page }) => {
  const lastName = `Twice ${Date.now()}`
  await openResult(page, lastName)
  await page.reload()
  await expect(estimate(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await finish(page)
  await expect(estimate(page)).toBeVisible()
  expect(await (await leadOf(page, lastName)).lead.count()).toBe(1)
})

test('a link to the scenario carries no person and fills the wizard; nonsense in one is passed over', async ({ page }) => {
  await openResult(page, 'Secret')
  const link = await page.getByRole('textbox', { name: /This link opens the calculator/ }).inputValue()
  expect(link).toContain('squareFootage=1500')
  expect(link).not.toMatch(/Maya|Secret|sample|555|Main/)
  await page.goto(`${path}?roofType=tile&squareFootage=1e9&currentAge=33&damageLevel=total&features=solar-ready,bogus`)
  await wizard(page).awake()
  await expect(page.getByRole('radio', { name: /Tile/ })).toBeChecked()
  await expect(page).toHaveURL(path)
  await wizard(page).next()
  await expect(page.getByRole('textbox', { name: /Roof size/ })).toHaveValue('1500')
  await wizard(page).skip(2)
  await expect(page.getByRole('textbox', { name: /Age/ })).toHaveValue('33')
  await wizard(page).skip(2)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('the download is one page that runs nothing, whatever was typed', async ({ page, context }) => {
  const markup = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>'`
  const { awake, skip, next } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(6)
  await page.getByLabel('First name').fill(markup)
  await page.getByLabel('Last name').fill(markup)
  await page.getByLabel('Email').fill('maya@sample.example')
  await page.getByLabel('Phone', { exact: true }).fill(`305 555 0142 ${markup}`)
  await next()
  await page.getByLabel('Property address').fill(markup)
  await finish(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the estimate' }).click()])
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  expect(file.suggestedFilename()).toBe(`roof-estimate-${day}.html`)
  const html = readFileSync(await file.path(), 'utf8')
  const opened = await context.newPage()
  await opened.setContent(html)
  expect(await opened.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(opened.getByText(markup).first()).toBeVisible()
  for (const words of ['CCC0000000', '$1,000', 'Model total']) await expect(opened.getByText(words).first()).toBeVisible()
})

test('the full breakdown by e-mail: prefilled, checked, thanked and sent', async ({ page }) => {
  const lastName = `Mail ${Date.now()}`
  await openResult(page, lastName)
  await page.getByRole('button', { name: 'Email me the full breakdown' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue(`Maya ${lastName}`)
  await name.fill('M')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Email my estimate' }).click()
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await name.fill(`Maya ${lastName}`)
  await page.getByLabel('Email').fill('maya@sample.example')
  await page.getByRole('button', { name: 'Email my estimate' }).click()
  await expect(wizard(page).toast('Estimate details sent!')).toBeVisible()
  await expect(name).toHaveValue('')
  const { lead } = await leadOf(page, lastName)
  await expect(lead).toHaveCount(2)
  const details = lead.filter({ hasText: `Estimate details for Maya ${lastName}` })
  for (const words of ['Estimate Result', 'roofing', 'shingle', '1500']) await expect(details).toContainText(words)
})

test('the voucher stands with its last day and its conditions', async ({ page }) => {
  await openResult(page)
  const until = new Date()
  until.setDate(until.getDate() + 30)
  await expect(page.getByText(until.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }))).toBeVisible()
  await expect(page.getByText(/Not for work paid by an insurance claim/)).toHaveCount(2)
})

test('while the result is on its way, the page says so', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/chunks/**', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('Simplest case')) await held
    await route.fulfill({ response: answer })
  })
  const { awake, skip, person } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(6)
  await person('Wait')
  await finish(page)
  await expect(page.getByRole('status').getByText('Calculating your estimate...')).toBeVisible()
  letThrough()
  await expect(estimate(page)).toBeFocused()
})

test('a result belongs to the answers it was sent with: after a change, forward does not show it', async ({ page }) => {
  await openResult(page, 'Forward')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await page.getByLabel('Property address').fill('2 Other Street, Miami 33101')
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Get My Estimate' })).toBeVisible()
  await expect(estimate(page)).toHaveCount(0)
})

test('a link to an anchor, such as "Skip to content", leaves the step alone', async ({ page }) => {
  const { awake, skip, step } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(2)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}#main`)
  await step(3, 8)
})

test('a wizard whose script cannot be loaded says so, and tries again', async ({ page }) => {
  await page.route('**/assets/chunks/**', async (route) => {
    const answer = await route.fetch()
    if ((await answer.body()).length > 2000) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
})

test('what a visitor does before the wizard is awake is held and done, and the page is not loaded again', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  // React and what is built on it come late; the small script that listens meanwhile does not.
  await page.route('**/assets/chunks/**', async (route) => {
    const answer = await route.fetch()
    if ((await answer.body()).length > 2000) await held
    await route.fulfill({ response: answer })
  })
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: 'What kind of roof do you want?' })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('renderer_client')))
  await page.waitForTimeout(300)
  await page.getByRole('radio', { name: /Flat/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(path)
  letThrough()
  await wizard(page).step(2, 8)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /Flat/ })).toBeChecked()
  expect(loads).toBeLessThanOrEqual(1)
})

test('steps come in from their side, and stand still where less motion is wished for', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Object.assign(window, { moved: [] })
    Element.prototype.animate = function (frames, options) {
      Reflect.get(window, 'moved').push(JSON.stringify(frames))
      return animate.call(this, frames, options)
    }
  })
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved') as string[])
  const { awake, next, step } = wizard(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await awake()
  await next()
  await expect.poll(async () => (await moved()).join()).toContain('translateX(32px)')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(async () => (await moved()).join()).toContain('translateX(-32px)')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await awake()
  await next()
  await step(2, 8)
  expect(await moved()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to get the same answer, and shows the prices', async ({ page }) => {
    await page.goto(path)
    // Not by text: Playwright takes what is in a <noscript> for unseen.
    await expect(page.locator('noscript strong')).toHaveText('The calculator needs JavaScript.')
    await expect(page.locator('noscript strong')).toBeInViewport()
    await expect(page.locator('noscript a')).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
    await expect(page.getByRole('cell', { name: '$15', exact: true })).toBeVisible()
  })
})
