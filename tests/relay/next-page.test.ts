import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { nextPage } from '../../scripts/relay/next-page.ts'

const thanks = `${addressOf(linkedPages.contact)}#thank-you`

describe('the page after a form', () => {
  test.each([
    ['https://www.sample.example/financing?from=form#thank-you', '/financing?from=form#thank-you'],
    ['http://localhost:3000/financing', '/financing'],
    ['https://www.sample.example', '/'],
    ['/financing#thank-you', '/financing#thank-you'],
    ['https://www.sample.example/es/contact#thank-you', '/es/contact#thank-you'],
    ['/a/../financing', '/financing'],
    ['/sp\u00e4ter\r\nset-cookie: a', '/sp%C3%A4terset-cookie:%20a'],
  ])('of %j is %s on this server', (next, path) => expect(nextPage(next)).toBe(path))

  test.each([
    undefined,
    '',
    'http://[',
    'javascript:alert(1)',
    'data:text/html,<h1>Hi</h1>',
    'blob:https://elsewhere.example/5f8e',
    'mailto:ana@sample.example',
    'file:///etc/hosts',
    'x:/\\elsewhere.example',
    'x:///elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'https://www.sample.example//elsewhere.example',
    'https://www.sample.example/\\elsewhere.example',
  ])('of %j is the contact page with its thanks', (next) => expect(nextPage(next)).toBe(thanks))

  test('is on this server, whatever was sent', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        ':',
        '.',
        '..',
        '@',
        '#',
        '?',
        '\t',
        'http',
        'https',
        'blob',
        'x',
        '%2f',
        'a.b',
      ],
    )
    const address = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(address, (next) => {
        const here = 'http://localhost:3000'
        expect(new URL(nextPage(next), here).origin).toBe(here)
      }),
      { numRuns: 1000 },
    )
  })
})
