import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CalculatorRating,
  Claim,
  ClaimText,
  CompanyClaim,
  CompanyFigures,
  Rating,
  ReasonsCard,
  useOffers,
  WhereClaimed,
} from '../../components/claims/Claim.tsx'
import { EmergencyCard } from '../../components/contact/ContactCards.tsx'
import type { ClaimFields, PromotionFields } from '../../content/schema/claims.ts'
import { say } from '../../content/schema/message.ts'
import { arrivalSentence, claim, ownClaims, promotionsAt } from '../../renderer/content/company.ts'
import { htmlAt as htmlIn } from '../components/html-at.tsx'
import { index as projectIndex } from '../project-site.ts'

const page = '/offers'
const otherPage = '/elsewhere'
const lastDay = '2026-11-30'
const dayAfter = '2026-12-01'

const dated: PromotionFields = {
  text: 'Prices rise by 8%',
  conditions: 'Soon.',
  look: 'notice',
  pages: [page],
  validUntil: lastDay,
}
const lasting: PromotionFields = {
  text: '$1,000 voucher',
  conditions: 'Once per roof.',
  look: 'voucher',
  pages: [page],
}
const claims = {
  arrival: { text: 'On site within 1–2 hours', counties: ['Dade', 'Broward'] },
  award: { text: 'Roofer of the year', pages: [page], validUntil: lastDay },
  energySavings: { text: 'Up to 12.5% less' },
  projects: { text: '7 roofs', counts: 'Finished ones.' },
  rating: { text: '5 of 5', figure: { number: '5/5', caption: 'rating' }, validUntil: lastDay },
}

/** An index of its own, with these claims and promotions. */
const index = { ...projectIndex, business: { ...projectIndex.business } }
const { business, words } = index
const htmlAt = (address: string, part: React.ReactNode) => htmlIn(address, part, index)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${lastDay}T12:00:00Z`) })
  Object.assign(business, { promotions: { lasting, dated }, claims })
})

afterEach(() => {
  vi.useRealTimers()
})

const Offers = () => useOffers()
describe('promotions', () => {
  const textsAt = (address: string) => promotionsAt(index, { address }).map(({ text }) => text)

  test('appear only on the pages they name, in the order of the file, until their last day ends', () => {
    expect(textsAt(otherPage)).toEqual([])
    vi.setSystemTime(new Date('2026-12-01T03:00:00Z'))
    expect(textsAt(page)).toEqual([lasting.text, dated.text])
    vi.setSystemTime(new Date('2026-12-01T05:00:00Z'))
    expect(textsAt(page)).toEqual([lasting.text])
  })

  test('tell the browser when to hide them, and show their conditions', () => {
    Object.assign(business, { claims: {} })
    const html = htmlAt(page, <Offers />)
    expect(html.match(/data-until="[^"]*"/g)).toEqual([`data-until="${lastDay}"`])
    for (const { text, conditions } of [lasting, dated]) {
      expect(html).toContain(`<strong>${text}</strong> ${conditions}</p>`)
    }
  })
})

describe('claims', () => {
  test('limited to counties are made only there, and elsewhere a sentence says where', () => {
    expect(claim(index, 'arrival', { county: 'Broward' })?.text).toContain('On site within')
    expect(claim(index, 'arrival', { county: 'Palm Beach' })).toBeUndefined()
    expect(claim(index, 'arrival')).toBeUndefined()
    const promise = 'on site within 1–\u20602\u00a0hours'
    expect(arrivalSentence(index)).toBe(
      say(words.claims.arrival, { counties: 'Dade and Broward', promise }),
    )
  })

  test('are made until their last day, and hidden by the browser afterwards', () => {
    expect(claim(index, 'rating', { day: lastDay })?.text).toBe('5 of 5')
    expect(claim(index, 'rating', { day: dayAfter })).toBeUndefined()
    const badge = <Claim name="rating">{({ text, until }) => <p {...until}>{text}</p>}</Claim>
    expect(htmlAt(page, badge)).toBe(`<p data-until="${lastDay}">5 of 5</p>`)
    expect(htmlAt(page, <ClaimText name="rating" end="." />)).toBe(
      `<span data-until="${lastDay}">5 of 5.</span>`,
    )
    expect(htmlAt(page, <CompanyFigures />)).toContain(`data-until="${lastDay}"`)
  })

  test('that may not be made leave nothing behind: no empty list, no stray punctuation', () => {
    vi.setSystemTime(new Date(`${dayAfter}T12:00:00Z`))
    Object.assign(business, { promotions: {} })
    for (const Part of [CalculatorRating, CompanyFigures, ReasonsCard, Offers])
      expect(htmlAt(page, <Part />)).toBe('')
    expect(htmlAt(page, <EmergencyCard />)).not.toMatch(/<p>\s*\.|\. \./)
  })

  const published = { ...index, siteEnv: 'production' as const }
  const evidence = { proof: 'A list', counsel: { name: 'A. Lawyer', day: lastDay } }
  const rating = { ...claims.rating, law: '16 CFR 465' }
  const otherwise = { text: 'Look us up', counts: 'At the state.' }
  test.each<[made: boolean, string, Partial<ClaimFields>]>([
    [false, 'without proof', {}],
    [true, 'with proof', evidence],
    [false, 'with proof, but touched by a law', { ...rating, proof: 'A list' }],
    [false, 'read by a lawyer, but without proof', { ...rating, counsel: evidence.counsel }],
    [true, 'proven and read by a lawyer', { ...rating, ...evidence }],
  ])('are made in a published build (%s) %s, and in every other build', (isMade, _how, fields) => {
    const claimed = { text: '5 of 5', ...fields }
    Object.assign(business, { claims: { rating: { ...claimed, otherwise } } })
    const instead = { name: 'rating', isMade: false, ...otherwise }
    expect(claim(index, 'rating')).toMatchObject({ text: '5 of 5', isMade: true })
    expect(claim({ ...published, siteEnv: 'preview' }, 'rating')).toMatchObject({ isMade: true })
    for (const siteEnv of ['production', 'before-launch'] as const)
      expect(claim({ ...published, siteEnv }, 'rating')).toMatchObject(
        isMade ? { text: '5 of 5', isMade } : instead,
      )
    Object.assign(business, { claims: { rating: claimed } })
    expect(claim(published, 'rating')?.text).toBe(isMade ? '5 of 5' : undefined)
  })

  test('of your own, and promotions, are left out of a published build until they are proven', () => {
    const shownIn = (site: typeof index) =>
      [ownClaims(site, { address: page }), promotionsAt(site, { address: page })].map(
        (list) => list.length,
      )
    expect([shownIn(index), shownIn(published)]).toEqual([
      [1, 2],
      [0, 0],
    ])
    expect(htmlAt(page, <Offers />)).toContain('Roofer of the year')
    expect(ownClaims(index, { address: otherPage })).toEqual([])
    const promise = { ...lasting, ...evidence }
    const award = { ...claims.award, ...evidence }
    Object.assign(business, { promotions: { promise }, claims: { award } })
    expect(shownIn(published)).toEqual([1, 1])
  })

  test('show stars, and what only they allow to say, where they are made, and nothing twice', () => {
    const said = () =>
      htmlAt(
        page,
        <>
          <Rating />
          <CompanyClaim name="rating" />
          <WhereClaimed claim="rating" otherwise="Ask us.">
            <p>All of it.</p>
          </WhereClaimed>
        </>,
      )
    expect(said()).toMatch(/<svg class="[^"]*stars.*5 of 5.*<p>All of it\.<\/p>/s)
    Object.assign(business, { claims: { rating: { ...rating, pages: [otherPage], otherwise } } })
    expect(said().split('Look us up')).toHaveLength(2)
    expect(said()).toMatch(/<p>Ask us\.<\/p>$/)
    expect(said()).not.toContain('stars')
  })
})
