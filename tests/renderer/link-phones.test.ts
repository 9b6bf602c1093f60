import { expect, test } from 'vitest'
import { linkPhones } from '../../renderer/server/link-phones.ts'

const phone = '(305) 555-0100'
const link = `<a class="tel" href="tel:+13055550100">${phone}</a>`
const linked = (html: string) => linkPhones(html, phone, 'tel:+13055550100')

test('a phone number in running text becomes a link, each time', () => {
  expect(linked(`<p>Call ${phone}.</p><aside><a href="/">Home</a> or ${phone}</aside>`)).toBe(
    `<p>Call ${link}.</p><aside><a href="/">Home</a> or ${link}</aside>`,
  )
})

test.each([
  `<title>Call ${phone}</title>`,
  `<meta name="description" content="Call ${phone}"/>`,
  `<div data-props="{&quot;text&quot;:&quot;${phone}&quot;}"></div>`,
  `<script type="application/ld+json">{"text":"Call ${phone} > text"}</script>`,
  `<a href="/contact"><span>${phone}</span></a>`,
])('it stays plain text in %s', (html) => {
  expect(linked(html)).toBe(html)
})
