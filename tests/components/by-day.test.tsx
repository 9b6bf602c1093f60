import { expect, test, vi } from 'vitest'
import { ClaimText, CompanyFigures, useOffers } from '../../components/claims/Claim.tsx'
import { PracticeAnswers } from '../../components/claims/PracticeAnswers.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { companyValues } from '../../renderer/content/company.ts'
import { pageKey } from '../../renderer/content/pages.ts'
import { index, site, withFacts } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

/** Minutes around midnight in Florida before the first day, and after the last. */
const times = ['2030-02-28T04:59Z', '2030-02-28T05:01Z', '2030-03-02T04:59Z', '2030-03-02T05:01Z']
const validUntil = '2030-03-01'
const days = { from: '2030-02-28', validUntil }
const mark = `data-until="${validUntil}"`
const pages = ['/about']

const Offers = () => useOffers()
const offer = { text: 'T', conditions: 'C', look: 'notice', pages, ...days }
const banner = { text: 'Call {phone}.', link: { to: '/contact', label: 'A' }, ...days }
const called = `>Call ${companyValues(index).phone}. <a href="/contact">A</a>`
const [untilCrew = ''] = index.words.practice.nextCrew.split('{day}')
const crew = `> ${untilCrew}<time dateTime="${validUntil}">`
const rating = { text: 'R', figure: { number: '5/5', caption: 'F' }, ...days }

test.each<
  [what: string, facts: object, Part: React.FunctionComponent, says: string, from?: number]
>([
  ['a promotion', { promotions: { offer } }, Offers, '><strong>T</strong> C<'],
  ['a claim', { claims: { rating } }, () => <ClaimText name="rating" end="." />, 'R.'],
  ['a figure', { claims: { rating } }, CompanyFigures, '>F<'],
  ['a claim of a page', { claims: { award: { text: 'W', pages, ...days } } }, Offers, 'W'],
  ['a banner', { banner }, () => <Layout>B</Layout>, called],
  ['a free crew', { nextCrew: validUntil }, () => <PracticeAnswers topics="crew start" />, crew, 0],
])(
  '%s is on a page from its first day until its last is over',
  (_, facts, Part, says, from = 1) => {
    const here = withFacts({ claims: {}, promotions: {}, ...facts })
    const shown = times.map((time) => {
      vi.setSystemTime(new Date(time))
      const html = htmlAt('/about', <Part />, here)
      const key = pageKey({ ...site, in: () => here }, '/')?.site
      return { parts: html.split(says).length, marks: html.split(mark).length, key }
    })
    const isOver = times.map((_time, at) => at < from || at === 3)
    // Shown once, and marked for browsers.
    const count = isOver.map((over) => (over ? 1 : 2))
    expect(shown.map(({ parts }) => parts)).toEqual(count)
    expect(shown.map(({ marks }) => marks)).toEqual(count)
    // Its pages are rendered again.
    expect(shown.map(({ key }) => key !== shown[1]?.key)).toEqual(isOver)
  },
)
