import { expect, test } from 'vitest'
import { criticalStyles } from '../../renderer/output/critical-styles.ts'
import { preloads } from '../../renderer/output/finish-page.ts'
import { scopedName } from '../../renderer/plugins/css.ts'

/** The styles that every part has. */
const always = 'b{content:"$&"}'
const card = '.Card-card{color:red}.Card-card:not(.Card-lift:hover){z-index:1}'
const hover = '.Card-card:hover{top:1px}'
const lift = '@media (width>=1px){.Card-lift{left:var(--b)}}@keyframes Card-lift{to{top:0}}'
const rest =
  '@media print{b{top:0}}.Form-field,.Other-field{top:0}:root{--a:1px;--b:var(--c);--c:2px}'
const list = ':is(.Form-a,.Other-b) i{top:0}'
const tokens = ':root{--b:var(--c);--c:2px}'

test.each([
  ['its classes', '<p class="Card-card">', always + card],
  ['its classes, with their tokens', '<p class="Card-lift">', always + lift + tokens],
  ['one of the selectors of a rule', '<i class="Form-field">', `${always}.Form-field{top:0}`],
  ['one of a list in a selector', '<i class="Other-b">', `${always}${list}`],
  ['its attributes', '<i style="top:var(--a)">', `${always}:root{--a:1px}`],
  ['what is shown', '<p class="Card-card"><p class="Card-lift" hidden="">', always + card],
  ['what is not inert', '<p class="Card-card"><p class="Card-lift" inert="">', always + card],
])('the critical styles of a part of a page are those of %s', (_, html, styles) => {
  expect(criticalStyles(always + card + hover + lift + rest + list)(html)).toBe(styles)
})

test('a build fails for two CSS modules with the same name, because their classes would collide', () => {
  expect(scopedName('wide', '/project/ui/Sample.module.css?used')).toBe('Sample-wide')
  expect(scopedName('wide', '/project/ui/small.module.css')).toBe('Small-wide')
  expect(() => scopedName('wide', '/project/map/Sample.module.css')).toThrow(/same name/)
})

test('a build fails if a page has an island without a file', () => {
  const scripts = { page: '', everywhere: [], islands: {} }
  const form = { name: 'Shortform', files: [] }
  expect(() => preloads(scripts, [form])).toThrow('no file Shortform.island.tsx')
})
