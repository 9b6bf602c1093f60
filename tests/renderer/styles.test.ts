import { describe, expect, test } from 'vitest'
import { inlineStyles } from '../../renderer/build/inline-styles.ts'
import { islandParts } from '../../renderer/build/islands-plugin.ts'
import { scopedName } from '../../renderer/build/scoped-name.ts'

const sheets: Record<string, string> = {
  '/assets/a.css':
    '@layer components{.Card-card{color:red}.Card-lift{color:blue}@media (width>=1px){.Card-lift{top:0}}}',
  '/assets/b.css':
    'b{content:"$&"}.Form-field,.Other-field{left:0}.Toast-toast{right:0}.Card-card:not(.Card-lift){z-index:1}',
}

const link = (file: string) => `<link rel="stylesheet" type="text/css" href="${file}">`
const page = (body: string) =>
  `<head>${link('/assets/a.css')}<title>T</title>${link('/assets/b.css')}</head><body>${body}</body>`

const inline = (html: string) => {
  const written: Record<string, string> = {}
  const files = {
    read: (address: string) => sheets[address] ?? '',
    write: (address: string, css: string) => {
      written[address] = css
    },
    islandStyles: (island: string) => (island === 'ShortForm' ? ['Form', 'Toast'] : []),
  }
  return { html: inlineStyles(files)(html), written }
}

const stylesOf = (html: string) => /<style>(.*)<\/style>/.exec(inline(html).html)?.[1]

describe('styles of a page', () => {
  test('are inlined in its head, in order, in place of their links', () => {
    expect(inline(page('<p class="Card-card Card-lift"></p>')).html).toBe(
      '<head><title>T</title><style>@layer components{.Card-card{color:red}.Card-lift{color:blue}@media (width>=1px){.Card-lift{top:0}}}b{content:"$&"}.Card-card:not(.Card-lift){z-index:1}</style></head><body><p class="Card-card Card-lift"></p></body>',
    )
  })

  test('are only those the page can use', () => {
    expect(stylesOf(page('<p class="Card-card"></p>'))).toBe(
      '@layer components{.Card-card{color:red}}b{content:"$&"}.Card-card:not(.Card-lift){z-index:1}',
    )
    expect(stylesOf(page('<p class="Form-field"></p>'))).toBe('b{content:"$&"}.Form-field{left:0}')
  })

  test('include what an island shows only once it is awake', () => {
    expect(stylesOf(page('<div data-island="ShortForm"></div>'))).toBe(
      'b{content:"$&"}.Form-field{left:0}.Toast-toast{right:0}',
    )
    expect(stylesOf(page('<p></p>'))).not.toContain('Toast-toast')
  })

  test('used only below the fold go into a file, which the page loads there', () => {
    const { html, written } = inline(
      page(
        '<p class="Card-card"></p><link rel="stylesheet" href="below-the-fold"/><p class="Card-lift"></p>',
      ),
    )
    const [address = ''] = Object.keys(written)
    expect(html).toContain(
      `<p class="Card-card"></p><link rel="stylesheet" href="${address}"/><p class="Card-lift"></p>`,
    )
    expect(written[address]).toBe(
      '@layer components{.Card-lift{color:blue}@media (width>=1px){.Card-lift{top:0}}}',
    )
    expect(html).toContain(
      '<style>@layer components{.Card-card{color:red}}b{content:"$&"}.Card-card:not(.Card-lift){z-index:1}</style>',
    )
  })

  test.each(['hidden=""', 'popover="auto"'])(
    'of what is above the fold but %s go into that file too',
    (hidden) => {
      const { html, written } = inline(
        page(
          `<p class="Card-lift" ${hidden}></p><p class="Card-card"></p><link rel="stylesheet" href="below-the-fold"/>`,
        ),
      )
      expect(html).not.toContain('.Card-lift{color:blue}')
      expect(Object.values(written)[0]).toContain('.Card-lift{color:blue}')
    },
  )

  test('of classes without a module go below the fold with the first use, but those of a state', () => {
    sheets['/assets/a.css'] += '.row{top:1px}.grid{top:2px}.is-open .row{top:3px}.h4,h4{top:4px}'
    const { html, written } = inline(
      page(
        '<p class="row"></p><link rel="stylesheet" href="below-the-fold"/><p class="grid h4"></p>',
      ),
    )
    expect(html).toContain('<style>.row{top:1px}.is-open .row{top:3px}h4{top:4px}')
    expect(Object.values(written)[0]).toContain('.grid{top:2px}.h4{top:4px}')
    expect(stylesOf(page('<p></p>'))).toContain('.row{top:1px}.grid{top:2px}')
  })

  test('leave text about a stylesheet in a page unchanged', () => {
    expect(inline(page(link('/assets/b.css'))).html).toContain(
      `<body>${link('/assets/b.css')}</body>`,
    )
  })

  test('throw for two modules with the same name, because their classes would collide', () => {
    expect(scopedName('wide', '/project/ui/Sample.module.css')).toBe('Sample-wide')
    expect(scopedName('wide', '/project/ui/Sample.module.css?used')).toBe('Sample-wide')
    expect(scopedName('wide', '/project/ui/small.module.css')).toBe('Small-wide')
    expect(() => scopedName('wide', '/project/map/Sample.module.css')).toThrow(/same name/)
  })
})

test('an island under a name unlike that of its file stops the build', () => {
  const partsOf = islandParts({
    ShortForm: { styles: ['Form'], scripts: { en: [], es: [] } },
  })
  expect(partsOf('ShortForm').styles).toEqual(['Form'])
  expect(() => partsOf('Shortform')).toThrow('no file Shortform.island.tsx')
})
