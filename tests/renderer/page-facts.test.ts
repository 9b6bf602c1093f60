import { expect, test } from 'vitest'
import { pageFacts } from '../../renderer/build/page-facts.ts'

const head = [
  '<title>Roofs &amp; more: “Doral” | Saltwind</title>',
  '<meta name="description" content="It&#x27;s &quot;dry&quot; again."/>',
  '<link rel="canonical" href="https://x.example/services/a/b"/>',
]
const image =
  '<meta property="og:image" content="https://x.example/social/p/s.jpg"/><meta property="og:image:alt" content="Señor’s roof"/>'
const built = (...parts: string[]) =>
  `<html><head>${parts.join('')}</head><body><title>Of a drawing</title></body></html>`

test('the facts of a page are its address, title, description and picture, decoded as text', () => {
  expect(pageFacts(built(...head, image))).toEqual({
    address: 'https://x.example/services/a/b',
    path: '/services/a/b',
    title: 'Roofs & more: “Doral” | Saltwind',
    description: 'It\'s "dry" again.',
    image: { address: 'https://x.example/social/p/s.jpg', text: 'Señor’s roof' },
  })
})

test('the path of the home page is a slash, though its address has none', () => {
  expect(
    pageFacts(built(...head.slice(0, 2), '<link rel="canonical" href="https://x.example"/>')).path,
  ).toBe('/')
})

test('an escaped entity stays escaped', () => {
  expect(pageFacts(built('<title>&amp;lt;</title>', ...head.slice(1))).title).toBe('&lt;')
})

test('a page without a canonical link, title or description throws instead of being left out of the lists', () => {
  expect(() => pageFacts(built(...head.slice(0, 2)))).toThrow(/canonical/)
  expect(() => pageFacts(built(...head.slice(1)))).toThrow(/title/)
  expect(() => pageFacts(built(head[0] ?? '', head[2] ?? ''))).toThrow(/description/)
})

test('a share picture needs a text', () => {
  expect(() => pageFacts(built(...head, image.replace('og:image:alt', 'other')))).toThrow(
    /og:image:alt/,
  )
})
