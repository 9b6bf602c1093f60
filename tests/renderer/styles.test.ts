import { expect, test } from 'vitest'
import { inlineStyles } from '../../renderer/output/inline-styles.ts'
import { scopedName } from '../../renderer/plugins/scoped-name.ts'

const cards =
  '@layer components{.Card-card{color:red}.Card-lift{color:blue}@media (width>=1px){.Card-lift{top:0}}}'
const others =
  'b{content:"$&"}.Form-field,.Other-field{left:0}.Toast-toast{right:0}.Card-card:not(.Card-lift){z-index:1}'
const tokens =
  '@layer tokens{:root{--a:1px;--b:var(--c);--c:2px;--d:3px}@media (width>=9px){:root{--c:4px}}.on-dark{--a:var(--e)}}.Card-lift{left:var(--b)}'

const link = (file: string) => `<link rel="stylesheet" type="text/css" href="${file}">`
const foldMark = '<link rel="stylesheet" href="below-the-fold"/>'

/** A page with some sheets inlined: its HTML, its styles, and those for below the fold. */
const inline = (body: string, ...sheets: string[]) => {
  const addresses = sheets.map((_, index) => `/assets/${index}.css`)
  const { page, styles, files } = inlineStyles({
    read: (address) => sheets[Number(/\d/.exec(address)?.[0])] ?? '',
    islandStyles: (island) => (island === 'ShortForm' ? ['Form', 'Toast'] : []),
  })(`<head>${addresses.map(link).join('<title>T</title>')}</head><body>${body}</body>`, addresses)
  const [[path = '', below = ''] = []] = files
  return { html: page, styles: styles.sheet, address: `/${path}`, below }
}

test('styles are inlined in its head, in order, in place of their links', () => {
  expect(inline('<p class="Card-card Card-lift"></p>', cards, others).html).toBe(
    `<head><title>T</title><link rel="expect" href="#footer" blocking="render"/><style>${cards}b{content:"$&"}.Card-card:not(.Card-lift){z-index:1}</style></head><body><p class="Card-card Card-lift"></p></body>`,
  )
})

test.each([
  ['the page can use', '<p class="Form-field"></p>', 'b{content:"$&"}.Form-field{left:0}'],
  [
    'an island can use once it is hydrated',
    '<div data-island="ShortForm"></div>',
    'b{content:"$&"}.Form-field{left:0}.Toast-toast{right:0}',
  ],
])('are only those that %s', (_, body, styles) => {
  expect(inline(body, cards, others).styles).toBe(styles)
})

test('styles used only below the fold, or by what is hidden above it, go into a file that the page loads there', () => {
  for (const hidden of [
    `${foldMark}<p class="Card-lift"></p>`,
    `<p class="Card-lift" hidden=""></p>${foldMark}`,
    `<p class="Card-lift" popover="auto"></p>${foldMark}`,
  ]) {
    const { html, styles, address, below } = inline(`<p class="Card-card"></p>${hidden}`, cards)
    expect(html).toContain(`<link rel="stylesheet" href="${address}" id="fold"/>`)
    expect(styles).toBe('@layer components{.Card-card{color:red}}')
    expect(below).toBe(
      '@layer components{.Card-lift{color:blue}@media (width>=1px){.Card-lift{top:0}}}',
    )
  }
})

test('styles of a module that an island does not show before a press go below the fold', () => {
  const { styles, below } = inline(
    `<form class="Form-field" data-island="ShortForm"></form>${foldMark}<p></p>`,
    others,
  )
  expect(styles).toBe('b{content:"$&"}.Form-field{left:0}')
  expect(below).toBe('.Toast-toast{right:0}')
})

test('styles have the tokens that they and the HTML use, directly or by others', () => {
  expect(inline('<p class="Card-lift" style="top:var(--d)">', tokens).styles).toBe(
    '@layer tokens{:root{--b:var(--c);--c:2px;--d:3px}@media (width>=9px){:root{--c:4px}}.on-dark{--a:var(--e)}}.Card-lift{left:var(--b)}',
  )
})

test('styles have tokens that are used only below the fold in its file', () => {
  const body = `<p style="top:var(--d)">${foldMark}<p class="Card-lift">`
  const { styles, below } = inline(body, tokens.replace(/\.on-dark[^}]*}/, ''))
  expect(styles).toBe('@layer tokens{:root{--d:3px}}')
  expect(below).toBe(
    '@layer tokens{:root{--b:var(--c);--c:2px}@media (width>=9px){:root{--c:4px}}}.Card-lift{left:var(--b)}',
  )
})

test('a build fails for two CSS modules with the same name, because their classes would collide', () => {
  expect(scopedName('wide', '/project/ui/Sample.module.css?used')).toBe('Sample-wide')
  expect(scopedName('wide', '/project/ui/small.module.css')).toBe('Small-wide')
  expect(() => scopedName('wide', '/project/map/Sample.module.css')).toThrow(/same name/)
})
