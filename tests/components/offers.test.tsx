import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ClaimNotice } from '../../components/claims/ClaimNotice.tsx'
import { PlanningCard } from '../../components/contact/PlanningCard.tsx'
import { Highlights } from '../../components/service/Highlights.tsx'
import { LocalHero } from '../../components/service-in-city/LocalHero.tsx'
import { addressOf, linkedPages } from '../../content/addresses.ts'
import { business, contentIn, type Service } from '../../content/index.ts'
import { defaultLanguage } from '../../content/model/languages.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'

const { cities, services } = contentIn(defaultLanguage)

const html = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address: '/somewhere', language: 'en' }}>
      {part}
    </CurrentPageContext>,
  )
const linksTo = (address: string, text: string) => text.includes(`href="${address}"`)
const calculator = addressOf(linkedPages.roofCalculator)
const contact = addressOf(linkedPages.contact)
const ways: readonly Service['priced'][] = ['by calculator', 'on site', 'free']
const [service] = services
const [city] = cities

describe('a service is offered with what tells its price', () => {
  const card = (priced: Service['priced']) =>
    html(<PlanningCard service={{ nameInSentence: 'roof work', priced }} />)

  test.each(ways)('%s, on its own page', (priced) => {
    expect(linksTo(business.booking, card(priced))).toBe(true)
    expect(linksTo(calculator, card(priced))).toBe(priced === 'by calculator')
    expect(linksTo(contact, card(priced))).toBe(true)
  })

  test.each(ways)('%s, on its page about a city', (priced) => {
    if (!service || !city) throw new Error('There is no service or no city')
    const entry = {
      kind: 'service-in-city',
      language: defaultLanguage,
      service: { ...service, priced },
      city,
    } as const
    expect(linksTo(calculator, html(<LocalHero entry={entry} />))).toBe(priced === 'by calculator')
  })
})

describe('insurance claims', () => {
  const notice = html(<ClaimNotice />)

  test('are mentioned with the notice of the law, where a block says so', () => {
    const block = { heading: 'Times', points: [] }
    expect(html(<Highlights {...block} claimNotice />)).toContain(notice)
    expect(html(<Highlights {...block} />)).not.toContain(notice)
  })

  test('are mentioned on no page of a service, city or guide without the notice', () => {
    const { sources } = readContentFolder(process.cwd())
    const silent = sources.filter(
      ({ path, text }) =>
        /^content\/(services|cities|guides|pages|calculators)\//.test(path) &&
        /\b(insurance|roof) claims?\b|\bfil(e|ing) (a|your) claim\b/i.test(text) &&
        !/claimNotice: true|<ClaimNotice \/>/.test(text),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})
