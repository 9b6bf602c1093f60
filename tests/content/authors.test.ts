import { describe, expect, test, vi } from 'vitest'
import { entryAt } from '../../renderer/content/entries.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { nextChange } from '../../renderer/content/pages.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { problemsOf, smallCity, textOf, toldIn, withChange, withFile } from './sample.ts'
import { about, business, doral, guide, tile, weston } from './sample-files.ts'

const outcomeOf = (folder: ContentFolder) => {
  if (problemsOf(folder).length > 0) return 'refused'
  return siteOf(folder).pageAt('/locations/weston-fl') ? 'public' : 'hidden'
}
const cityWith = (lines: string) => withFile(weston, smallCity.replace('---\n', `---\n${lines}\n`))

/** Returns the addresses of a folder that contain a word. */
const addressesWith = (word: string, folder: ContentFolder): string[] =>
  siteOf(folder).pages.flatMap(({ address }) => (address.includes(word) ? [address] : []))

describe('a city', () => {
  test('needs only a few lines for its own page, and has no page about a service', () => {
    const folder = withFile(weston, smallCity)
    expect(toldIn(folder)).toEqual([])
    expect(addressesWith('weston', folder)).toEqual(['/locations/weston-fl'])
  })

  test('has a page about a service in Spanish once its Spanish file has words for it', () => {
    const service = withFile(tile.replace('.mdx', '.es.mdx'), textOf(tile))
    const pagesWith = (fields: string) =>
      addressesWith(
        'doral',
        withFile(doral.replace('.mdx', '.es.mdx'), `---\n${fields}\n---\n`, service),
      )
    const page = '/es/services/tile-roofing/doral-fl'
    expect(pagesWith('lead: Uno.')).not.toContain(page)
    expect(pagesWith('services: { tile-roofing: { lead: Uno. } }')).toContain(page)
  })

  test('has its own problems of a service first, in any language, then the others', () => {
    const issuesIn = (file: string) =>
      (/(?<=^issues:\n)(?: +- .*\n)+/m.exec(textOf(file))?.[0] ?? '').replaceAll('Issue', 'Caso')
    const spanish = withFile(
      tile.replace('.mdx', '.es.mdx'),
      `---\nissues:\n${issuesIn(tile).replaceAll('icon: crack, ', '')}---\n`,
      withFile(doral.replace('.mdx', '.es.mdx'), '---\nservices: { tile-roofing: {} }\n---\n'),
    )
    const folder = withChange(doral, 'issue: Issue 1', 'issue: Issue 5', spanish)
    for (const [prefix, name] of [
      ['', 'Issue'],
      ['/es', 'Caso'],
    ] as const) {
      const address = `${prefix}/services/tile-roofing/doral-fl`
      const { issues = [] } = entryAt(siteOf(folder), 'service-in-city', address) ?? {}
      expect(issues.map(({ title }) => title)).toEqual(
        [5, 2, 3, 1, 4, 6].map((n) => `${name} ${n}`),
      )
    }
  })

  test('that loses its words for a service needs a redirect from that page', () => {
    const folder = withChange(doral, /^services:\n(?: .*\n)*/m, '')
    expect(addressesWith('doral', folder)).toEqual(['/locations/doral-fl'])
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining('{ from: /services/tile-roofing/doral-fl, to: /locations/doral-fl }'),
    ])
  })
})

describe('a draft', () => {
  test.each([
    ['"draft" :  true # not yet', 'hidden'],
    ['draft: False', 'public'],
    ['# draft: true', 'public'],
    ['draft: yes', 'refused'],
    ['drafft: true', 'refused'],
    // A second line --- ends the fields.
    ['name: Weston\n---\ndraft: true', 'refused'],
    // What cannot be read stays a draft.
    ['draft: True\ntitle: "open', 'hidden'],
    ['draft: true\n<<<<<<< HEAD', 'hidden'],
  ])('is declared as YAML reads it: with %j a city is %s', (line, outcome) => {
    expect(outcomeOf(cityWith(line))).toBe(outcome)
  })

  const draftOf = (name: string, words = 'Words.') =>
    textOf(about)
      .replaceAll('About', name)
      .replace('---\n', '---\ndraft: true\n')
      .replace('Words.', words)
  const sketch = 'content/pages/sketch.mdx'
  const draft = withFile(sketch, draftOf('Sketch'))
  const preview = (folder: ContentFolder): ContentFolder => ({ ...folder, siteEnv: 'preview' })

  test.each([
    ['2030-03-01T04:59:00Z', [], '2030-03-01'],
    ['2030-03-01T05:01:00Z', ['/sketch', '/es/sketch'], undefined],
  ])('a page with a first day is one until then: at %s', (now, addresses, next) => {
    vi.useFakeTimers({ now: new Date(now) })
    const dated = draftOf('Sketch').replace('draft: true', 'from: 2030-03-01')
    const spanish = draftOf('Sketch').replace('draft: true', 'translates: abc')
    const folder = withFile(sketch, dated, withFile(sketch.replace('.mdx', '.es.mdx'), spanish))
    expect(addressesWith('sketch', folder)).toEqual(addresses)
    expect(addressesWith('sketch', preview(folder))).toEqual(['/sketch', '/es/sketch'])
    expect(nextChange(siteOf(folder))).toBe(next)
    vi.useRealTimers()
  })

  test('the site changes on the day after the last one of an offer', () => {
    const offer = withChange(
      business,
      'text: A voucher,',
      'text: A voucher, validUntil: 9999-02-28,',
    )
    expect(nextChange(siteOf(offer))).toBe('9999-03-01')
  })

  test.each([
    ['draft: true', '?link'],
    ['from: 9999-01-01', 'link'],
  ])('that goes public on a day must be right before: a mistake with %j is %s', (line, id) => {
    const words = draftOf('Plan', 'See [that](/nowhere).').replace('draft: true', line)
    expect(toldIn(withFile(sketch, words))).toEqual([`${id} ${sketch}:11`])
  })

  test('of a city also hides the pages about its services, without changes to them', () => {
    const folder = withChange(doral, 'name: Doral', 'draft: true\nname: Doral')
    expect(addressesWith('doral', folder)).toEqual([])
    expect(toldIn(folder)).toEqual(['published content/redirects.yaml:1'])
  })

  test('may be linked where it is shown, but the link is a problem on the public site', () => {
    const linked = withChange(about, 'Words.', 'See [it](/sketch).', draft)
    const inMenu = withChange('content/menus.yaml', '{ to: /about }', '{ to: /sketch }', draft)
    expect(problemsOf(preview(linked))).toEqual([])
    for (const folder of [linked, inMenu])
      expect(problemsOf(folder)).toEqual([
        expect.stringContaining('/sketch is a draft or a sample'),
      ])
    const other = withFile('content/pages/plan.mdx', draftOf('Plan', 'See [it](/sketch).'), draft)
    expect(problemsOf(other)).toEqual([])
  })

  test('may be referred to by file name, which shows nothing on the public site', () => {
    const terms = 'content/glossary.yaml'
    const attics = textOf(guide).replace('---\n', '---\ndraft: true\n')
    const folder = withFile('content/guides/attics.mdx', attics)
    const named = withChange(terms, 'slug: drip-edge', 'slug: drip-edge, guide: attics', folder)
    expect(problemsOf(named)).toEqual([])
  })
})

test('names may contain any characters, in any Unicode form', () => {
  const wild = `'O''Br & Sö (“$$& $$1 R*f?”) [+] \\d|^x'`
  expect(problemsOf(withChange(business, /name: .*/, `name: ${wild}`))).toEqual([])
  expect(problemsOf(withChange(doral, 'name: Doral', `name: ${wild}`))).toEqual([])
  const folder = withChange(business, 'name: Broward', 'name: Bróward')
  const text = smallCity.replace('county: Broward', 'county: Bro\u0301ward')
  expect(problemsOf(withFile(weston, text, folder))).toEqual([])
})

test('the signs that make one of several are part of an emoji, which a customer may write', () => {
  const emojis = 'Good work. 👷🏽‍♂️ 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'
  expect(problemsOf(withChange('content/testimonials.yaml', 'Good work.', emojis))).toEqual([])
})
