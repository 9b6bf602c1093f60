import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CalculatorRating,
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
import { htmlAt } from '../components/html-at.tsx'
import { index } from '../project-site.ts'

const page = '/offers'
const otherPage = '/elsewhere'
const validUntil = '2026-11-30'
const dayAfter = '2026-12-01'

const lasting: PromotionFields = {
  text: '$1,000 voucher',
  conditions: 'Once per roof.',
  look: 'voucher',
  pages: [page],
}
const dated: PromotionFields = { ...lasting, text: 'Prices rise by 8%', look: 'notice', validUntil }
const rating = { text: '5 of 5', figure: { number: '5/5', caption: 'rating' }, validUntil }
const award = { text: 'Roofer of the year', pages: [page], validUntil }
const allClaims = {
  award,
  rating,
  arrival: { text: 'On site within 1–2 hours', counties: ['Dade', 'Broward'] },
  energySavings: { text: 'Up to 12.5% less' },
  projects: { text: '7 roofs', counts: 'Finished ones.' },
}

type Given = { siteEnv?: typeof index.siteEnv; claims?: object; promotions?: object }
/** The site of the project, with these claims and promotions. */
const siteWith = ({
  siteEnv = index.siteEnv,
  claims = allClaims,
  promotions = { lasting, dated },
}: Given) => ({
  ...index,
  siteEnv,
  business: Object.assign({}, index.business, { claims, promotions }),
})
const site = siteWith({})
const htmlOf = (part: React.ReactNode, of = site) => htmlAt(page, part, of)
const Offers = () => useOffers()

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${validUntil}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

test('promotions appear only on the pages they name, in any language', () => {
  for (const [address, shown] of [
    [otherPage, 0],
    [page, 2],
    [`/es${page}`, 2],
  ] as const)
    expect(promotionsAt(site, { address })).toHaveLength(shown)
})

test('a claim limited to counties is made only there, and a sentence elsewhere says where', () => {
  expect(claim(site, 'arrival', { county: 'Broward' })?.text).toContain('On site within')
  expect(claim(site, 'arrival', { county: 'Palm Beach' })).toBeUndefined()
  expect(claim(site, 'arrival')).toBeUndefined()
  const promise = 'on site within 1–\u20602\u00a0hours'
  expect(arrivalSentence(site)).toBe(
    say(site.words.claims.arrival, { counties: 'Dade and Broward', promise }),
  )
})

test('claims that may not be made leave no empty list and no stray punctuation', () => {
  vi.setSystemTime(new Date(`${dayAfter}T12:00:00Z`))
  const after = siteWith({ promotions: {} })
  for (const Part of [CalculatorRating, CompanyFigures, ReasonsCard, Offers])
    expect(htmlOf(<Part />, after)).toBe('')
  expect(htmlOf(<EmergencyCard />, after)).not.toMatch(/<p>\s*\.|\. \./)
})

const evidence = { proof: 'A list', counsel: { name: 'A. Lawyer', day: validUntil } }
const touched = { ...rating, law: '16 CFR 465' }
const otherwise = { text: 'Look us up', counts: 'At the state.' }

test.each<[isMade: boolean, how: string, Partial<ClaimFields>]>([
  [false, 'without proof', {}],
  [true, 'with proof', evidence],
  [false, 'with proof, but touched by a law', { ...touched, proof: 'A list' }],
  [false, 'read by a lawyer, but without proof', { ...touched, counsel: evidence.counsel }],
  [true, 'proven and read by a lawyer', { ...touched, ...evidence }],
])(
  'a claim is made in a published build (%s) %s, and in every other build',
  (isMade, _, fields) => {
    const claimIn = (siteEnv: typeof index.siteEnv, more = {}) =>
      claim(
        siteWith({ siteEnv, claims: { rating: { text: '5 of 5', ...fields, ...more } } }),
        'rating',
      )
    const made = { text: '5 of 5', isMade: true }
    for (const siteEnv of ['', 'preview'] as const)
      expect(claimIn(siteEnv, { otherwise })).toMatchObject(made)
    for (const siteEnv of ['production', 'before-launch'] as const) {
      expect(claimIn(siteEnv, { otherwise })).toMatchObject(
        isMade ? made : { name: 'rating', isMade, ...otherwise },
      )
      expect(claimIn(siteEnv)?.text).toBe(isMade ? '5 of 5' : undefined)
    }
  },
)

test('own claims and promotions are left out of a published build until they are proven', () => {
  const shownIn = (given: Given) => {
    const own = ownClaims(siteWith(given), { address: page })
    return [own.length, promotionsAt(siteWith(given), { address: page }).length]
  }
  expect(shownIn({})).toEqual([1, 2])
  expect(shownIn({ siteEnv: 'production' })).toEqual([0, 0])
  const promotions = { promise: { ...lasting, ...evidence } }
  const claims = { award: { ...award, ...evidence } }
  expect(shownIn({ siteEnv: 'production', promotions, claims })).toEqual([1, 1])
  expect(htmlOf(<Offers />)).toContain('Roofer of the year')
  expect(ownClaims(site, { address: otherPage })).toEqual([])
})

test('a rating, where it is made, shows stars and the texts that depend on it, and nothing twice', () => {
  const parts = (
    <>
      <Rating />
      <CompanyClaim name="rating" />
      <WhereClaimed claim="rating" otherwise="Ask us.">
        <p>All of it.</p>
      </WhereClaimed>
    </>
  )
  expect(htmlOf(parts)).toMatch(/<svg class="[^"]*stars.*5 of 5.*<p>All of it\.<\/p>/s)
  const elsewhere = { rating: { ...touched, pages: [otherPage], otherwise } }
  const html = htmlOf(parts, siteWith({ claims: elsewhere }))
  expect(html.split('Look us up')).toHaveLength(2)
  expect(html).toMatch(/<p>Ask us\.<\/p>$/)
  expect(html).not.toContain('stars')
})
