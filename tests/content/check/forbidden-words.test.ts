import { expect, test } from 'vitest'
import { forbiddenWordsIn } from '../../../scripts/check/forbidden-words.ts'
import { problemsOf, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const testimonials = 'content/testimonials.yaml'

test('a forbidden word is located with what to write in its place', () => {
  expect(problemsOf(withChange(doral, 'Houses stand here.', 'Our work is guaranteed.'))).toEqual([
    `${doral}:14 housing: "guaranteed" is not for us to say; say what the written warranty or contract covers, and for how long`,
  ])
})

test.each([
  ['A hurricane-proof roof.', 'hurricane-proof'],
  ['Stormproof tile.', 'Stormproof'],
  ['We guarantee it.', 'guarantee'],
  ['A lifetime roof.', 'lifetime roof'],
  ['The best roofers here.', 'best roofers'],
  ["South Florida's best.", "Florida's best"],
  ['{cityName}’s best.', '}’s best'],
  ['We are the best.', 'We are the best'],
  ['The #1 choice.', '#1'],
  ['The No. 1 roofer.', 'No. 1'],
  ['A leak-free home.', 'leak-free'],
  ['You are fully covered.', 'fully covered'],
  ['There is no risk.', 'no risk'],
  ['A risk-free visit.', 'risk-free'],
  ['We handle your insurance claim.', 'handle your insurance claim'],
  ['Our team is handling your claims.', 'handling your claims'],
  ['We deal with your insurer.', 'deal with your insurer'],
  ['Insurance will cover it.', 'Insurance will cover'],
  ['We help maximize your claim.', 'maximize your claim'],
  ['Hurricane-resistant roofs.', 'Hurricane-resistant'],
  ['Do not wait, we handle your claim.', 'handle your claim'],
])('"%s" is reported', (text, words) => {
  expect(forbiddenWordsIn(text).map(({ found }) => found)).toEqual([words])
})

test.each([
  'The best time to call is at best in March.',
  'A look in spring works best.',
  'No roof is hurricane-proof.',
  'We do not prepare, file or negotiate your claim.',
  'Only an adjuster may handle your claim.',
  'Ask what your insurer will pay.',
  'Hurricane-resistant systems, tested to their product approval.',
  'The deck is fully covered with tarps.',
  'Call #12 of 15.',
])('"%s" may be said', (text) => {
  expect(forbiddenWordsIn(text)).toEqual([])
})

test('what customers said is quoted word for word', () => {
  expect(problemsOf(withChange(testimonials, 'Good work.', 'The best roofers.'))).toEqual([])
})
