import { expect, test } from 'vitest'
import { islandParts } from '../../renderer/output/finish-page.ts'
import { inlineStyles } from '../../renderer/output/inline-styles.ts'
import { scopedName } from '../../renderer/plugins/scoped-name.ts'

/** The styles that every page has, in a sheet with those of the tested parts. */
const always = 'b{content:"$&"}'
const card = '.Card-card{color:red}.Card-card:not(.Card-lift:hover){z-index:1}'
const hover = '.Card-card:hover{top:1px}'
const lift = '@media (width>=1px){.Card-lift{left:var(--b)}}@keyframes Card-lift{to{top:0}}'
const rest =
  '.Form-field,.Other-field{top:0}.Toast-toast{right:0}:root{--a:1px;--b:var(--c);--c:2px}'
const tokens = ':root{--b:var(--c);--c:2px}'
const fold = '<link rel="stylesheet" href="below-the-fold"/>'

/** Returns a page with the sheet: its HTML, its own styles, and those below the fold. */
const inline = (body: string) => {
  const sheet = '/assets/0.css'
  const { page, styles, files } = inlineStyles({
    read: () => always + card + hover + lift + rest,
    islandStyles: (island) => (island === 'ShortForm' ? ['Form', 'Toast'] : []),
  })(
    `<head><link rel="stylesheet" type="text/css" href="${sheet}"><title>T</title></head><body>${body}</body>`,
    [sheet],
  )
  const [[path = '', below = ''] = []] = files
  return { html: page, own: styles.sheet, address: `/${path}`, below }
}

test.each([
  ['the page uses', '<p class="Card-card">', always + card + hover, ''],
  ['the page uses, with their tokens', '<p class="Card-lift">', always + lift + tokens, ''],
  [
    'an island uses once it is hydrated',
    '<div data-island="ShortForm"></div>',
    `${always}.Form-field{top:0}.Toast-toast{right:0}`,
    '',
  ],
  [
    'an island uses at once, and others below the fold',
    `<form class="Form-field" data-island="ShortForm"></form>${fold}<p></p>`,
    `${always}.Form-field{top:0}`,
    '.Toast-toast{right:0}',
  ],
  [
    'are used above the fold, and others below it',
    `<p class="Card-card">${fold}<p class="Card-lift">`,
    always + card,
    hover + lift + tokens,
  ],
  [
    'are seen above the fold, and those of what is hidden below it',
    `<p class="Card-card"><p class="Card-lift" hidden="">${fold}`,
    always + card,
    hover + lift + tokens,
  ],
  [
    'are seen above the fold, and those of what is inert below it',
    `<p class="Card-card"><p class="Card-lift" inert="">${fold}`,
    always + card,
    hover + lift + tokens,
  ],
])('a page has the styles that %s', (_, body, own, below) => {
  const page = inline(body)
  expect(page).toMatchObject({ own, below })
  expect(page.html).toContain(`<style>${own}</style></head>`)
  const link = `<link rel="stylesheet" href="${page.address}" id="fold"/>`
  expect(page.html.includes(link)).toBe(below !== '')
})

test('a build fails for two CSS modules with the same name, because their classes would collide', () => {
  expect(scopedName('wide', '/project/ui/Sample.module.css?used')).toBe('Sample-wide')
  expect(scopedName('wide', '/project/ui/small.module.css')).toBe('Small-wide')
  expect(() => scopedName('wide', '/project/map/Sample.module.css')).toThrow(/same name/)
})

test('a build fails if a page has an island without a file', () => {
  expect(() => islandParts({})('Shortform')).toThrow('no file Shortform.island.tsx')
})
