import { describe, expect, test } from 'vitest'
import { ClaimNotice } from '../../components/claims/Claim.tsx'
import { PlanningCard } from '../../components/contact/ContactCards.tsx'
import { Highlights } from '../../components/service/ServiceBlocks.tsx'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { index, site } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

const html = (part: React.ReactNode) => htmlAt('/somewhere', part)
const linksTo = (address: string, text: string) => text.includes(`href="${address}"`)
const calculator = addressOf(linkedPages.roofCalculator)
const contact = addressOf(linkedPages.contact)
const ways: readonly Service['priced'][] = ['by calculator', 'on site', 'free']

describe('a service is offered with the way to learn its price', () => {
  const card = (priced: Service['priced']) =>
    html(<PlanningCard service={{ nameInSentence: 'roof work', priced }} />)

  test.each(ways)('%s, on its own page', (priced) => {
    expect(linksTo(index.business.booking ?? contact, card(priced))).toBe(true)
    expect(linksTo(calculator, card(priced))).toBe(priced === 'by calculator')
    expect(linksTo(contact, card(priced))).toBe(true)
  })
})

describe('insurance claims', () => {
  test('are mentioned with the notice that the law requires, if a block declares them', () => {
    const block = html(<Highlights heading="Times" points={[]} claimNotice />)
    expect(block).toContain(html(<ClaimNotice />))
  })

  test('are not mentioned without the notice on a page of a service, city or guide', () => {
    const silent = site.files.filter(
      ({ path, text }) =>
        /^content\/(services|cities|guides|pages|calculators)\//.test(path) &&
        /\b(insurance|roof) claims?\b|\bfil(e|ing) (a|your) claim\b/i.test(text) &&
        !/claimNotice: true|<ClaimNotice \/>/.test(text),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})
