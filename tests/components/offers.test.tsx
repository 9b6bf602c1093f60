import { expect, test } from 'vitest'
import { ClaimNotice } from '../../components/claims/Claim.tsx'
import { PlanningCard } from '../../components/contact/ContactCards.tsx'
import { Highlights } from '../../components/service/ServiceBlocks.tsx'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { htmlAt } from './html-at.tsx'

const linksIn = (priced: Service['priced']) => {
  const service = { nameInSentence: 'roof work', priced }
  const card = htmlAt('/somewhere', <PlanningCard service={service} />)
  return [...card.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => address)
}
const calculator = addressOf(linkedPages.roofCalculator)
const contact = addressOf(linkedPages.contact)

test.each<[Service['priced'], boolean]>([
  ['by calculator', true],
  ['on site', false],
  ['free', false],
])('a service that is priced %s offers the contact page, and the calculator: %s', (priced, has) => {
  expect(linksIn(priced)).toContain(contact)
  expect(linksIn(priced).includes(calculator)).toBe(has)
})

test('a block that declares it mentions insurance claims with the notice that the law requires', () => {
  const block = htmlAt('/somewhere', <Highlights heading="Times" points={[]} claimNotice />)
  expect(block).toContain(htmlAt('/somewhere', <ClaimNotice />))
})
