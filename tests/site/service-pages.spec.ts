import { decodeHTML } from 'entities/decode'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { htmlOf, wholeLanguages } from './built-site.ts'
import { business, cities, type Entry, guides, services, shown } from './content.ts'
import { emergencyServices, hasArrival, phoneLink } from './samples.ts'
import { words } from './words.ts'

const contact = addressOf(linkedPages.contact)

for (const service of services.filter(({ colors }) => colors).slice(0, 1))
  test('roof colors are chosen by keyboard, and fetched when in view', async ({ page }) => {
    const swatches = service.colors?.swatches ?? []
    const colors = page.getByRole('group', { name: words.service.colors })
    const color = (name = '') => colors.getByRole('radio', { name, exact: true })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(addressOf(service))
    await color(swatches[0]?.name).focus()
    for (const [index, { name, picture }] of swatches.entries()) {
      await expect(color(name)).toBeChecked()
      await expect(colors.getByRole('img')).toHaveCount(1)
      await expect(colors.locator(`img[src*="/${picture}-"]`)).toBeVisible()
      for (const later of swatches.slice(index + 1))
        expect(fetched.join()).not.toContain(`/${later.picture}-`)
      await page.keyboard.press('ArrowRight')
    }
  })

/** Returns the texts in a service's file, and of its claims, for the blocks of its page. */
const textsOf = (service: Entry<'service'>) => {
  const { processSteps, highlights, taskLists, checklist, closing, windMitigation } = service
  const { windSavings: saved } = business.claims
  const isClaimed = windMitigation && saved?.pages?.includes(addressOf(service))
  return [
    ...processSteps.map(({ title }) => title),
    ...(highlights ?? []).flatMap(({ heading, points }) => [
      heading,
      ...points.map(({ title }) => title),
    ]),
    ...(taskLists?.lists ?? []).flatMap(({ title, tasks }) => [title, ...tasks]),
    ...(checklist?.points ?? []),
    ...(closing ? [closing.label] : []),
    ...(windMitigation ? [words.windMitigation.notTheForm] : []),
    ...(isClaimed ? [`${saved?.text}. ${saved?.counts}`] : []),
  ]
}

test('a service page has the blocks of its file, a title and a way to write in every language', () => {
  for (const service of services)
    for (const language of wholeLanguages) {
      const path = addressIn(language, addressOf(service))
      const html = htmlOf(path)
      // Not every service is in every language.
      if (html === '' && language !== defaultLanguage) continue
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
      const [first = '', point = '', ...company] = title.split(' | ').map(decodeHTML)
      expect(first, path).toMatch(new RegExp(`.+ ${business.address.city}$`))
      expect(point, path).not.toBe('')
      expect(company, path).toEqual([business.name])
      expect(html, path).toMatch(new RegExp(`<main.*href="${addressIn(language, contact)}"`, 's'))
      if (language !== defaultLanguage) continue
      const text = decodeHTML(html.replace(/<[^>]*>/g, ''))
      for (const written of textsOf(service)) expect(text, path).toMatch(shown(written))
    }
})

test('an emergency page puts the phone first, and has no calendar', async ({ page }) => {
  const main = page.getByRole('main')
  for (const service of emergencyServices) {
    await page.goto(addressOf(service))
    const buttons = main.locator(`a[href^="tel:"], a[href^="${contact}"]`)
    await expect(buttons.first()).toHaveAttribute('href', phoneLink)
    await expect(main.getByRole('link', { name: shown(business.phone) }).first()).toBeInViewport()
    const request = main.getByRole('link', { name: words.buttons.requestEmergency })
    await expect(request).toHaveAttribute('href', `${contact}#emergency`)
    await expect(main.locator(`a[href="${business.booking}"]`)).toHaveCount(0)
  }
})

test('city pages claim an arrival only where it holds, and show every service', () => {
  const text = shown(business.claims.arrival?.text ?? '')
  const service = services[0] ?? { slug: '' }
  for (const city of cities) {
    const ofPair = htmlOf(addressOf({ kind: 'service-in-city', service, city }))
    expect(text.test(/<aside.*<\/aside>/s.exec(ofPair)?.[0] ?? ''), city.slug).toBe(
      hasArrival(city),
    )
    // Finished roofs have cards, too.
    const cards = htmlOf(addressOf(city))
      .match(/<article class="Picture-[\s\S]*?<\/article>/g)
      ?.filter((card) => card.includes('href="/services/'))
    const pictures = cards?.map((card) => /\/pictures\/([^"]+)-\w{8}\.webp/.exec(card)?.[1])
    expect(pictures, city.slug).toEqual(services.flatMap(({ picture }) => picture ?? []))
  }
})

test('a service page links to the guides that name it, which show their dates', () => {
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const main = (path: string) => htmlOf(path).replace(/<footer.*/s, '')
  for (const { published, updated = published, ...guide } of guides) {
    const path = addressOf(guide)
    for (const slug of guide.services ?? [])
      expect(main(addressOf({ kind: 'service', slug }))).toContain(`href="${path}"`)
    for (const day of [published, updated])
      expect(main(path)).toContain(
        `<time dateTime="${day}">${inWords.format(new Date(day))}</time>`,
      )
  }
})
