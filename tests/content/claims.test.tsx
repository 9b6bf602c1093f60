import { expect, test } from 'vitest'
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
import { index, withFacts } from '../project-site.ts'

const page = '/offers'
const otherPage = '/elsewhere'

const voucher: PromotionFields = {
  text: '$1,000 voucher',
  conditions: 'Once per roof.',
  look: 'voucher',
  pages: [page],
}
const rating = { text: '5 of 5', figure: { number: '5/5', caption: 'rating' } }
const award = { text: 'Roofer of the year', pages: [page] }

type SiteEnv = typeof index.siteEnv
/** The site of the project, with these claims and promotions. */
const siteWith = (claims: object, promotions = {}, siteEnv: SiteEnv = '') =>
  withFacts({ claims, promotions }, { ...index, siteEnv })
const htmlOf = (part: React.ReactNode, of: typeof index) => htmlAt(page, part, of)
const Offers = () => useOffers()

const evidence = { proof: 'A list', counsel: { name: 'A. Lawyer', day: '2026-11-30' } }
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
    const claimIn = (siteEnv: SiteEnv, more = {}) =>
      claim(siteWith({ rating: { text: '5 of 5', ...fields, ...more } }, {}, siteEnv), 'rating')
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

test.each<[siteEnv: SiteEnv, address: string, fields: object, shown: boolean]>([
  ['', page, {}, true],
  ['', `/es${page}`, {}, true],
  ['', otherPage, {}, false],
  ['production', page, {}, false],
  ['production', page, evidence, true],
])(
  'offers of a page are on it alone and in any language, in a published build if proven: "%s", %s',
  (siteEnv, address, fields, shown) => {
    const claims = { award: { ...award, ...fields } }
    const site = siteWith(claims, { voucher: { ...voucher, ...fields } }, siteEnv)
    for (const offers of [ownClaims(site, { address }), promotionsAt(site, { address })])
      expect(offers).toHaveLength(Number(shown))
    const html = htmlAt(address, <Offers />, site)
    for (const { text } of [award, voucher]) expect(html.includes(text)).toBe(shown)
  },
)

test('a claim limited to counties is made only there, and a sentence elsewhere says where', () => {
  const arrival = { text: 'On site within 1–2 hours', counties: ['Dade', 'Broward'] }
  const site = siteWith({ arrival })
  expect(claim(site, 'arrival', { county: 'Broward' })?.text).toContain('On site within')
  expect(claim(site, 'arrival', { county: 'Palm Beach' })).toBeUndefined()
  expect(claim(site, 'arrival')).toBeUndefined()
  const promise = 'on site within 1–\u20602\u00a0hours'
  expect(arrivalSentence(site)).toBe(
    say(site.words.claims.arrival, { counties: 'Dade and Broward', promise }),
  )
})

test('claims that may not be made leave no empty list and no stray punctuation', () => {
  const site = siteWith({ rating, award }, { voucher }, 'production')
  for (const Part of [CalculatorRating, CompanyFigures, ReasonsCard, Offers])
    expect(htmlOf(<Part />, site)).toBe('')
  expect(htmlOf(<Offers />, siteWith({ award }))).not.toMatch(/<div[^>]*><\/div>/)
  expect(htmlOf(<EmergencyCard />, site)).not.toMatch(/<p>\s*\.|\. \./)
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
  const made = htmlOf(parts, siteWith({ rating }))
  expect(made).toMatch(/<svg class="[^"]*stars.*5 of 5.*<p>All of it\.<\/p>/s)
  const html = htmlOf(parts, siteWith({ rating: { ...rating, pages: [otherPage], otherwise } }))
  expect(html.split('Look us up')).toHaveLength(2)
  expect(html).toMatch(/<p>Ask us\.<\/p>$/)
  expect(html).not.toContain('stars')
})
