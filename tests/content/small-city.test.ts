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
import { about, doral, tile, weston } from './sample-files.ts'

/** The addresses of a folder that have a word in them. */
const addressesWith = (word: string, folder: ContentFolder): string[] =>
  siteOf(folder).pages.flatMap(({ address }) => (address.includes(word) ? [address] : []))

describe('a city', () => {
  test('has its own page from a few lines, and no page about a service', () => {
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

  test('that loses its words for a service has to say where the visitors of that page go', () => {
    const folder = withChange(doral, /^services:\n(?: .*\n)*/m, '')
    expect(addressesWith('doral', folder)).toEqual(['/locations/doral-fl'])
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
  const preview = (folder: ContentFolder): ContentFolder => ({ ...folder, siteEnv: 'preview' })

  test('has a page where drafts are shown, and nowhere else', () => {
    expect(addressesWith('sketch', draft)).toEqual([])
    expect(addressesWith('sketch', preview(draft))).toEqual(['/sketch'])
    expect(allProblemsOf(draft)).toEqual([])
  })

  test('of a city takes the pages about its services with it, and needs no words to go', () => {
    const folder = withChange(doral, 'name: Doral', 'draft: true\nname: Doral')
    expect(addressesWith('doral', folder)).toEqual([])
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining('/locations/doral-fl was public and is gone'),
    ])
  })

  test('may be linked where it is shown; in the public site the link is a problem', () => {
    const linked = withChange(about, 'Words.', 'See [it](/sketch).', draft)
    const inMenu = withChange('content/menus.yaml', '{ to: /about }', '{ to: /sketch }', draft)
    const says = [expect.stringMatching(/:\d+ .*\/sketch is a draft, which the public site/)]
    expect(problemsOf(preview(linked))).toEqual([])
    expect(problemsOf(linked)).toEqual(says)
    expect(problemsOf(inMenu)).toEqual(says)
  })

  test('may link to other drafts, and keeps nothing from being published by its mistakes', () => {
    const words = draftOf('Plan', 'See [it](/sketch) and [that](/nowhere).')
    const other = withFile('content/pages/plan.mdx', words, draft)
    expect(problemsOf(other)).toEqual([])
    expect(warningsOf(other)).toEqual([expect.stringContaining('the link /nowhere leads nowhere')])
  })
})
