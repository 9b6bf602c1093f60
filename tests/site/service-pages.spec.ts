import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, test } from '../strict-test.ts'
import { elementsOf, htmlOf, wholeLanguages } from './built-site.ts'
import { business, cities, type Entry, guides, services, shown } from './content.ts'
import { emergencyServices, hasArrival, phoneLink } from './samples.ts'
import { words } from './words.ts'

const contact = addressOf(linkedPages.contact)
const mainOf = (path: string) => elementsOf(path).querySelector('main') ?? elementsOf(path)

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
  const { processSteps, highlights = [], taskLists, checklist, closing, windMitigation } = service
  const { windSavings: saved } = business.claims
  const isClaimed = windMitigation && saved?.pages?.includes(addressOf(service))
  return [
    ...[...processSteps, ...highlights.flatMap(({ points }) => points)].map(({ title }) => title),
    ...highlights.map(({ heading }) => heading),
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
      // Not every service is in every language.
      if (htmlOf(path) === '' && language !== defaultLanguage) continue
      const title = elementsOf(path).querySelector('title')?.text ?? ''
      const [first = '', point = '', ...company] = title.split(' | ')
      expect(first, path).toMatch(new RegExp(`.+ ${business.address.city}$`))
      expect(point, path).not.toBe('')
      expect(company, path).toEqual([business.name])
      const main = mainOf(path)
      expect(main.querySelector(`a[href^="${addressIn(language, contact)}"]`), path).not.toBeNull()
      if (language !== defaultLanguage) continue
      for (const written of textsOf(service)) expect(main.text, path).toMatch(shown(written))
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
    const ofPair = mainOf(addressOf({ kind: 'service-in-city', service, city }))
    expect(text.test(ofPair.querySelector('aside')?.text ?? ''), city.slug).toBe(hasArrival(city))
    // Finished roofs have cards, too.
    const pictures = mainOf(addressOf(city))
      .querySelectorAll('article:has(a[href^="/services/"]) img[src^="/pictures/"]')
      .map((image) => /\/pictures\/(.+)-\w{8}\./.exec(image.getAttribute('src') ?? '')?.[1])
    expect(pictures, city.slug).toEqual(services.flatMap(({ picture }) => picture ?? []))
  }
})

test('a service page links to the guides that name it, which show their dates', () => {
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (const { published, updated = published, ...guide } of guides) {
    const path = addressOf(guide)
    for (const slug of guide.services ?? [])
      expect(
        mainOf(addressOf({ kind: 'service', slug })).querySelector(`a[href="${path}"]`),
        `${slug}: ${path}`,
      ).not.toBeNull()
    for (const day of [published, updated])
      expect(mainOf(path).querySelector(`time[datetime="${day}"]`)?.text).toBe(
        inWords.format(new Date(day)),
      )
  }
})
