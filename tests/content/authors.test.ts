import { describe, expect, test, vi } from 'vitest'
import { portOf } from '../../renderer/content/environment.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { nextFirstDay } from '../../renderer/content/page-key.ts'
import { createSite, siteOf } from '../../renderer/content/site.ts'
import {
  allProblemsOf,
  problemsOf,
  smallCity,
  textOf,
  warningsOf,
  withChange,
  withFile,
} from './sample.ts'
import { about, business, doral, guide, tile, weston } from './sample-files.ts'

const outcomeOf = (folder: ContentFolder) => {
  const problems = problemsOf(folder)
  if (problems.length > 0) return problems.length === 1 ? 'refused' : problems
  return siteOf(folder).pageAt('/locations/weston-fl') ? 'public' : 'hidden'
}
const cityWith = (lines: string) => withFile(weston, smallCity.replace('---\n', `---\n${lines}\n`))

/** Returns the addresses of a folder that contain a word. */
const addressesWith = (word: string, folder: ContentFolder): string[] =>
  siteOf(folder).pages.flatMap(({ address }) => (address.includes(word) ? [address] : []))

describe('a city', () => {
  test('needs only a few lines for its own page, and has no page about a service', () => {
    const folder = withFile(weston, smallCity)
    expect(problemsOf(folder)).toEqual([])
    expect(addressesWith('weston', folder)).toEqual(['/locations/weston-fl'])
  })

  test('has a page about a service in Spanish once its Spanish file has words for it', () => {
    const service = withFile(tile.replace('.mdx', '.es.mdx'), textOf(tile))
    const pagesWith = (fields: string) =>
      addressesWith(
        'doral',
        withFile('content/cities/doral-fl.es.mdx', `---\n${fields}\n---\n`, service),
      )
    const page = '/es/services/tile-roofing/doral-fl'
    expect(pagesWith('lead: Uno.')).not.toContain(page)
    expect(pagesWith('services: { tile-roofing: { lead: Uno. } }')).toContain(page)
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
    ['draft: true', 'hidden'],
    ['draft: True', 'hidden'],
    ['draft: TRUE', 'hidden'],
    ['draft : true', 'hidden'],
    ['draft:    true # not yet', 'hidden'],
    ['"draft": true', 'hidden'],
    ["'draft'  :  true", 'hidden'],
    ['draft:\n  true', 'hidden'],
    ['draft: false', 'public'],
    ['draft: False', 'public'],
    ['# draft: true', 'public'],
    ['draft: yes', 'refused'],
    ['draft: "true"', 'refused'],
    ['Draft: true', 'refused'],
    ['draft: 1', 'refused'],
    ['drafft: true', 'refused'],
    // A second line --- ends the fields.
    ['name: Weston\n---\ndraft: true', 'refused'],
    ['draft: false\n---\n\nname: Weston', 'refused'],
  ])('is declared as YAML reads it: with %j a city is %s', (line, outcome) => {
    expect(outcomeOf(cityWith(line))).toBe(outcome)
  })

  test.each(['\n', '\r\n', '\r'])(
    'is one behind a byte order mark, with %j at line ends',
    (end) => {
      const text = `\uFEFF${smallCity.replace('---\n', '---\ndraft: true\n').replaceAll('\n', end)}`
      expect(outcomeOf(withFile(weston, text))).toBe('hidden')
      const unwritten = text.replace('lead: ', 'lead: To be written. ')
      expect(outcomeOf(withFile(weston, unwritten))).toBe('hidden')
    },
  )

  test('that cannot be read is still a draft, so its mistakes are warnings', () => {
    const broken = cityWith('draft: True\ntitle: "open')
    expect(outcomeOf(broken)).toBe('hidden')
    expect(warningsOf(broken)).toHaveLength(1)
  })

  test.each([
    ['an invisible sign', 'Weston', 'Wes\u200bton'],
    ['a letter that is not UTF-8', 'Weston', 'West\ufffdn'],
    ['a merge that nobody has finished', 'name:', '<<<<<<< HEAD\nname:'],
  ])('that cannot be read for %s stays one', (_, from, to) => {
    const broken = withFile(
      weston,
      smallCity.replace(from, to).replace('---\n', '---\ndraft: true\n'),
    )
    expect(outcomeOf(broken)).toBe('hidden')
    expect(warningsOf(broken)).toHaveLength(1)
  })

  const draftOf = (name: string, words = 'Words.') =>
    textOf(about)
      .replaceAll('About', name)
      .replace('---\n', '---\ndraft: true\n')
      .replace('Words.', words)
  const draft = withFile('content/pages/sketch.mdx', draftOf('Sketch'))
  const preview = (folder: ContentFolder): ContentFolder => ({ ...folder, siteEnv: 'preview' })

  test('has a page only where drafts are shown', () => {
    expect(addressesWith('sketch', draft)).toEqual([])
    expect(addressesWith('sketch', preview(draft))).toEqual(['/sketch'])
    expect(allProblemsOf(draft)).toEqual([])
  })

  test.each([
    ['2030-03-01T04:59:00Z', [], '2030-03-01'],
    ['2030-03-01T05:01:00Z', ['/sketch', '/es/sketch'], undefined],
  ])('a page with a first day is one until then: at %s', (now, addresses, next) => {
    vi.useFakeTimers({ now: new Date(now) })
    const dated = draftOf('Sketch').replace('draft: true', 'from: 2030-03-01')
    const spanish = draftOf('Sketch').replace('draft: true', 'translates: abc')
    const folder = withFile(
      'content/pages/sketch.mdx',
      dated,
      withFile('content/pages/sketch.es.mdx', spanish),
    )
    expect(addressesWith('sketch', folder)).toEqual(addresses)
    expect(addressesWith('sketch', preview(folder))).toEqual(['/sketch', '/es/sketch'])
    expect(nextFirstDay(siteOf(folder))).toBe(next)
    vi.useRealTimers()
  })

  test.each([
    ['draft: true', 0],
    ['from: 9999-01-01', 1],
  ])(
    'that goes public on a day must be right before: a mistake with %j is %d error',
    (line, count) => {
      const words = draftOf('Plan', 'See [that](/nowhere).').replace('draft: true', line)
      expect(problemsOf(withFile('content/pages/plan.mdx', words))).toHaveLength(count)
    },
  )

  test('of a city also hides the pages about its services, without changes to them', () => {
    const folder = withChange(doral, 'name: Doral', 'draft: true\nname: Doral')
    expect(addressesWith('doral', folder)).toEqual([])
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining('/locations/doral-fl was public and is gone'),
    ])
  })

  test('may be linked where it is shown, but the link is a problem on the public site', () => {
    const linked = withChange(about, 'Words.', 'See [it](/sketch).', draft)
    const inMenu = withChange('content/menus.yaml', '{ to: /about }', '{ to: /sketch }', draft)
    const says = [
      expect.stringMatching(/:\d+ .*\/sketch is a draft or a sample, which the public site/),
    ]
    expect(problemsOf(preview(linked))).toEqual([])
    expect(problemsOf(linked)).toEqual(says)
    expect(problemsOf(inMenu)).toEqual(says)
  })

  test('may be referred to by file name, which shows nothing on the public site', () => {
    const terms = 'content/glossary.yaml'
    const attics = textOf(guide).replace('---\n', '---\ndraft: true\n')
    const folder = withFile('content/guides/attics.mdx', attics)
    const named = withChange(terms, 'slug: drip-edge', 'slug: drip-edge, guide: attics', folder)
    expect(problemsOf(named)).toEqual([])
    expect(problemsOf(withChange(terms, 'attics', 'atics', named))).toEqual([
      expect.stringContaining('did you mean "attics"?'),
    ])
  })

  test('may link to other drafts, and its mistakes do not prevent publishing', () => {
    const words = draftOf('Plan', 'See [it](/sketch) and [that](/nowhere).')
    const other = withFile('content/pages/plan.mdx', words, draft)
    expect(problemsOf(other)).toEqual([])
    expect(warningsOf(other)).toEqual([expect.stringContaining('the link /nowhere leads nowhere')])
  })
})

test.each(['Bro\u0301ward', 'Bróward'])('%j is the same name in any Unicode form', (name) => {
  const folder = withChange(business, 'name: Broward', 'name: Bróward')
  const text = smallCity.replace('county: Broward', `county: ${name}`)
  expect(problemsOf(withFile(weston, text, folder))).toEqual([])
})

test('SITE_ENV may be one of four values or unset, and any other is refused with a list of them', () => {
  const read = (SITE_ENV?: string) =>
    createSite({ root: 'tests/content/sample', env: { SITE_ENV } }).siteEnv
  for (const known of ['', 'dev', 'preview', 'before-launch', 'production'])
    expect(read(known)).toBe(known)
  expect(read()).toBe('')
  for (const unknown of ['Preview', 'prod', 'PRODUCTION', 'staging', ' preview'])
    expect(() => read(unknown)).toThrow(
      `SITE_ENV is "${unknown}", and may be dev, preview, before-launch, production`,
    )
})

test('PORT may be a port or unset, and any other value is refused in a sentence', () => {
  expect([undefined, '', '0', '4321', '65535'].map((PORT) => portOf({ PORT }))).toEqual([
    ...[3000, 3000, 0, 4321, 65_535],
  ])
  for (const PORT of ['abc', '80x', '65536', '-1', '3000.5', 'Infinity', '/run/site.sock'])
    expect(() => portOf({ PORT })).toThrow(`PORT is "${PORT}", and may be a whole number`)
})

test('names may contain any characters', () => {
  const wild = `'O''Br & Sö (“$$& $$1 R*f?”) [+] \\d|^x'`
  expect(problemsOf(withChange(business, /name: .*/, `name: ${wild}`))).toEqual([])
  expect(problemsOf(withChange(doral, 'name: Doral', `name: ${wild}`))).toEqual([])
})

test.each(['""', '"   "', `"${'Long '.repeat(40_000)}"`])(
  'a name that no city has is a problem of its own field only: %#',
  (name) => {
    const problems = problemsOf(withChange(doral, 'name: Doral', `name: ${name}`))
    expect(problems[0]).toContain(' name: ')
    expect(problems.filter((one) => !one.startsWith(`${doral}:2 name: `))).toEqual([])
  },
)

test.each(['👷🏽‍♂️', '👨‍👩‍👧', '❤️‍🔥', '🏴‍☠️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣'])(
  'the signs that make one of several are part of the emoji %s, which a customer may write',
  (emoji) => {
    const reviews = 'content/testimonials.yaml'
    expect(problemsOf(withChange(reviews, 'Good work.', `Good work. ${emoji}`))).toEqual([])
  },
)
