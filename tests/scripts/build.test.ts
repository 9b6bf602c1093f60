import { describe, expect, test } from 'vitest'
import { scopedName } from '../../renderer/scoped-name.ts'
import { inlineStyles } from '../../scripts/build/inline-styles.ts'
import { canonicalAddress, siteMap } from '../../scripts/build/site-map.ts'
import { scriptsOfPage, unusedScripts } from '../../scripts/build/unused-scripts.ts'

describe('styles of a page', () => {
  const sheets: Record<string, string> = { '/assets/a.css': 'a{}', '/assets/b.css': 'b{content:"$&"}' }
  const link = (file: string) => `<link rel="stylesheet" type="text/css" href="${file}">`

  test('stand in its head, in their order, and their links are gone', () => {
    const html = `<head>${link('/assets/a.css')}<title>T</title>${link('/assets/b.css')}</head><body></body>`
    expect(inlineStyles((file) => sheets[file] ?? '')(html)).toBe('<head><title>T</title><style>a{}b{content:"$&"}</style></head><body></body>')
  })

  test('a word about a stylesheet in the text of a page is left alone', () => {
    const html = `<head>${link('/assets/a.css')}</head><body>${link('/assets/b.css')}</body>`
    expect(inlineStyles((file) => sheets[file] ?? '')(html)).toContain(`<body>${link('/assets/b.css')}</body>`)
  })

  test('two modules of one name are refused, since their classes would be mixed up', () => {
    expect(scopedName('wide', '/project/ui/Sample.module.css')).toBe('Sample-wide')
    expect(scopedName('wide', '/project/ui/Sample.module.css?used')).toBe('Sample-wide')
    expect(() => scopedName('wide', '/project/map/Sample.module.css')).toThrow(/same name/)
  })
})

describe('scripts that no page can come to load', () => {
  const files: Record<string, string> = {
    'assets/entry.js': 'import"./used.js";const later=()=>import("./later.js")',
    'assets/used.js': '',
    'assets/later.js': 'import"./deep.js"',
    'assets/deep.js': '',
    'assets/pages_about.js': 'import"./used.js"',
  }

  test('are those that neither a page nor a script that is needed names', () => {
    const named = scriptsOfPage('<script src="/assets/entry.js" type="module" async></script> pages_about.js')
    expect(unusedScripts(Object.keys(files), named, (file) => files[file] ?? '')).toEqual(['assets/pages_about.js'])
  })
})

describe('the XML site map', () => {
  test('lists the canonical addresses in order', () => {
    expect(siteMap(['https://x.example/b', 'https://x.example']).match(/<loc>[^<]+/g)).toEqual(['<loc>https://x.example', '<loc>https://x.example/b'])
  })

  test('a page without a canonical address is an error, not a page that is missing from the map', () => {
    expect(canonicalAddress('<link rel="canonical" href="https://x.example/a"/>')).toBe('https://x.example/a')
    expect(() => canonicalAddress('<p></p>')).toThrow(/canonical/)
  })
})
