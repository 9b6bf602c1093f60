import { addressIn } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { business, cities, wordsIn } from './content.ts'
import { contactForm } from './forms.ts'
import { holdRequests } from './held-requests.ts'
import { expect, test } from './test.ts'

const areas = addressOf(linkedPages.serviceAreas)
const all = cities.flatMap(({ zips = [] }) => zips)
const served = all.find((zip) => all.filter((one) => one === zip).length > 1) ?? all[0] ?? ''
const places = cities.filter(({ zips }) => zips?.includes(served))

for (const language of wholeLanguages.slice(-1))
  test(`a ZIP code is answered in ${language}, and nobody is refused`, async ({ page, who }) => {
    const { places: words, city, buttons } = wordsIn(language)
    const { label, check, malformed, unserved, limits, ...answers } = words.zipCheck
    const pathOf = (entry: Addressable) => addressIn(language, addressOf(entry))
    const main = page.getByRole('main')
    const field = main.getByLabel(label)
    const status = main.getByRole('status').filter({ visible: true })
    const ask = async (zip: string) => {
      await field.fill(zip)
      await main.getByRole('button', { name: check }).click()
    }
    // Home asks, too.
    await page.goto(addressIn(language, '/'))
    await ask('3313')
    await expect(page).toHaveURL(`${addressIn(language, areas)}?zip=3313`)
    await expect(status).toHaveText(malformed, { useInnerText: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(malformed)

    await ask(` ${served}-1234`)
    for (const text of [say(answers.served, { zip: served }), limits])
      await expect(status).toContainText(text)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(status.getByRole('heading')).toHaveText(places.map(({ name }) => name))
    for (const { county, permit, slug } of places) {
      const { hvhz } = business.counties.find(({ name }) => name === county) ?? {}
      const zone = hvhz ? city.rules.insideZone : city.rules.outsideZone
      const link = page.locator(`[href="${pathOf({ kind: 'city', slug })}"]`)
      const card = status.locator('.surface', { has: link })
      await expect(card).toContainText(`${say(words.county, { county })}: ${zone}`)
      await expect(card).toContainText(permit.authority)
    }
    const price = status.getByRole('link', { name: buttons.estimateCost })
    await expect(price).toHaveAttribute('href', pathOf(linkedPages.roofCalculator))

    await ask('00000')
    await expect(status).toContainText(say(unserved, { zip: '00000' }))
    await status.getByRole('link', { name: buttons.write }).click()
    await expect(page).toHaveURL(pathOf(linkedPages.contact))
    const { fill, send, thanks } = contactForm(page, 'long', language)
    await fill(who)
    await send()
    await expect(thanks).toBeVisible()
    expect(await who.lead()).toMatchObject({ area: '00000' })
  })

test('the address in a calculator is answered and noted', async ({ page, who, roof }) => {
  const answers = wordsIn('en').places.zipCheck
  const [{ name, slug } = { name: '', slug: '' }] = places
  const answer = page.locator('[data-island]').getByRole('status').filter({ visible: true })
  const address = roof.field('address')
  await roof.openLast(who)
  await address.fill('14250 SW 8th Street')
  await expect(answer).toHaveCount(0)
  for (const [place, text] of [
    [name, say(answers.servedCity, { city: name })],
    ['00000', say(answers.unserved, { zip: '00000' })],
    [served, say(answers.served, { zip: served })],
  ]) {
    await address.fill(`14250 SW 8th Street, ${place}`)
    await expect(answer).toContainText(text ?? '')
  }
  await expect(answer.locator(`[href="${addressOf({ kind: 'city', slug })}"]`)).toBeVisible()
  await roof.finish()
  await expect(roof.result).toBeVisible()
  expect(await who.lead()).toMatchObject({ area: served })
})

for (const [area, end] of [
  [served, 'soon'],
  [undefined, 'late'],
] as const)
  test(`a list of areas that comes ${end}: the area is ${area}`, async ({ page, roof, who }) => {
    await page.clock.install()
    const release = await holdRequests(page, '**/assets/areas.*')
    await roof.openLast(who)
    await roof.field('address').fill(`14250 SW 8th Street ${served}`)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await roof.finish()
    await expect(roof.finishButton).toHaveCount(0)
    await (area ? release() : page.clock.runFor(1000))
    await page.clock.resume()
    await expect(roof.result).toBeVisible()
    expect((await who.lead()).area).toBe(area)
    release()
  })
