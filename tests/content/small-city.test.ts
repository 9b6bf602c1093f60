import { describe, expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { siteOf } from '../../renderer/content/site.ts'
import {
  allProblemsOf,
  problemsOf,
  smallCity,
  textOf,
  warningsOf,
  withChange,
  withFile,
} from './sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const about = 'content/pages/about.mdx'
const tile = 'content/services/tile-roofing.mdx'
const weston = 'content/cities/weston-fl.mdx'

const addressesOf = (folder: ContentFolder): string[] =>
  siteOf(folder).pages.map(({ address }) => address)

/** The words of a file about its services. */
const servicesIn = (text: string) => /^services:\n(?: .*\n)*/m.exec(text)?.[0] ?? ''

describe('a city', () => {
  test('has its own page from a few lines, and no page about a service', () => {
    const folder = withFile(weston, smallCity)
    expect(problemsOf(folder)).toEqual([])
    expect(addressesOf(folder).filter((address) => address.includes('weston'))).toEqual([
      '/locations/weston-fl',
    ])
  })

  test('has that page in Spanish only once its Spanish file has words for the service', () => {
    const service = withFile('content/services/tile-roofing.es.mdx', textOf(tile))
    const withSpanish = (fields: string) =>
      withFile('content/cities/doral-fl.es.mdx', `---\n${fields}\n---\n`, service)
    const page = '/es/services/tile-roofing/doral-fl'
    expect(addressesOf(withSpanish('lead: Uno.'))).not.toContain(page)
    const words = 'services:\n  tile-roofing: { lead: Uno. }'
    expect(addressesOf(withSpanish(words))).toContain(page)
  })

  test('that loses its words for a service has to say where the visitors of that page go', () => {
    const folder = withChange(doral, servicesIn(textOf(doral)), '')
    expect(addressesOf(folder)).not.toContain('/services/tile-roofing/doral-fl')
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining('{ from: /services/tile-roofing/doral-fl, to: /locations/doral-fl }'),
    ])
  })
})

describe('a draft', () => {
  const draftOf = (name: string, words = 'Words.') =>
    textOf(about)
      .replaceAll('About', name)
      .replace('---\n', '---\ndraft: true\n')
      .replace('Words.', words)
  const draft = withFile('content/pages/sketch.mdx', draftOf('Sketch'))
  const linked = withChange(about, 'Words.', 'See [it](/sketch).', draft)
  const preview = (folder: ContentFolder): ContentFolder => ({ ...folder, siteEnv: 'preview' })

  test('has a page where drafts are shown, and nowhere else', () => {
    expect(addressesOf(draft)).not.toContain('/sketch')
    expect(addressesOf(preview(draft))).toContain('/sketch')
    expect(allProblemsOf(draft)).toEqual([])
  })

  test('of a city takes the pages about its services with it, and needs no words to go', () => {
    const folder = withChange(doral, 'name: Doral', 'draft: true\nname: Doral')
    expect(addressesOf(folder).filter((address) => address.includes('doral'))).toEqual([])
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining('/locations/doral-fl was public and is gone'),
    ])
  })

  test('may be linked where it is shown; in the public site the link is a problem', () => {
    expect(problemsOf(preview(linked))).toEqual([])
    expect(problemsOf(linked)).toEqual([
      expect.stringMatching(new RegExp(`^${about}:\\d+ /sketch is a draft, which the public site`)),
    ])
    expect(
      problemsOf(withChange('content/menus.yaml', '{ to: /about }', '{ to: /sketch }', draft)),
    ).toEqual([expect.stringContaining('/sketch is a draft')])
  })

  test('may link to other drafts, and keeps nothing from being published by its mistakes', () => {
    const words = draftOf('Plan', 'See [it](/sketch) and [that](/nowhere).')
    const other = withFile('content/pages/plan.mdx', words, draft)
    expect(problemsOf(other)).toEqual([])
    expect(warningsOf(other)).toEqual([expect.stringContaining('the link /nowhere leads nowhere')])
  })
})
