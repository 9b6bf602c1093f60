import { expect, test } from 'vitest'
import { pageFacts } from '../../renderer/build/finish-page.ts'

const head = {
  title: '<title>Roofs &amp; more: “Doral” | Saltwind</title>',
  description: '<meta name="description" content="It&#x27;s &quot;dry&quot; again."/>',
  canonical: '<link rel="canonical" href="https://x.example/services/a/b"/>',
  'og:image': '<meta property="og:image" content="https://x.example/social/p/s.jpg"/>',
  'og:image:alt': '<meta property="og:image:alt" content="Señor’s &amp;lt;"/>',
}
const factsWithout = (left = '') => {
  const tags = Object.entries(head).map(([name, tag]) => (name === left ? '' : tag))
  return pageFacts(
    `<html><head>${tags.join('')}</head><body><title>Of a drawing</title></body></html>`,
  )
}

test('the facts of a page are its address, title, description and picture, decoded as text', () => {
  expect(factsWithout()).toEqual({
    address: 'https://x.example/services/a/b',
    path: '/services/a/b',
    title: 'Roofs & more: “Doral” | Saltwind',
    description: 'It\'s "dry" again.',
    image: { address: 'https://x.example/social/p/s.jpg', text: 'Señor’s &lt;' },
  })
})

test.each(['title', 'description', 'canonical', 'og:image:alt'])(
  'a build fails for a page without its %s, which would be missing from the lists of pages',
  (name) => {
    expect(() => factsWithout(name)).toThrow(name)
  },
)
