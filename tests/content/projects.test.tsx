import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { Cards } from '../../components/content/blocks.tsx'
import { menuLinks } from '../../components/layout/Navigation.tsx'
import { ProjectBlock } from '../../components/projects/ProjectCards.tsx'
import { fileKinds } from '../../content/schema/kinds.ts'
import { Page } from '../../pages/project/+Page.tsx'
import { addressOf } from '../../renderer/content/addresses.ts'
import { claim } from '../../renderer/content/company.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { htmlAt } from '../components/html-at.tsx'
import { site as real } from '../project-site.ts'
import { sampleFolder, textOf, withChange, withChanges, withFile, withoutFile } from './sample.ts'
import { business, doral, pictures } from './sample-files.ts'

const path = 'content/projects/soft-deck.mdx'
const address = '/projects/soft-deck'
const [anyPicture] = Object.values(real.pictureIndex)
const drawn: ContentFolder = {
  ...sampleFolder,
  pictureIndex: anyPicture ? { 'tile-roofing': anyPicture } : {},
}
/** The sample, in which the project was really built. */
const built = withChanges(
  [
    [path, 'sample: true\n', ''],
    [pictures, 'kind: illustration', 'kind: photograph'],
  ],
  drawn,
)
type SiteEnv = NonNullable<ContentFolder['siteEnv']>
const indexOf = (folder: ContentFolder, siteEnv: SiteEnv = '') =>
  siteOf({ ...folder, siteEnv }).in('en')
const listed = (folder: ContentFolder, siteEnv: SiteEnv) =>
  indexOf(folder, siteEnv).pages.flatMap((page) =>
    page.address.startsWith('/projects') ? page.address : [],
  )

test('a project that was made up is in no published site, and a list without projects in none', () => {
  for (const siteEnv of ['', 'preview'] as const)
    expect(listed(drawn, siteEnv)).toEqual(['/projects', address])
  for (const siteEnv of ['production', 'before-launch'] as const) {
    expect(listed(drawn, siteEnv)).toEqual([])
    expect(listed(built, siteEnv)).toEqual(['/projects', address])
  }
  expect(listed(withoutFile(path, drawn), '')).toEqual([])
})

test('a menu leaves out what is no page now, with a label or without', () => {
  const menu = 'header: [{ to: / }, { to: /projects }, { to: /projects, label: Roofs }]'
  const linked = withChange('content/menus.yaml', /^header: .*/m, menu, built)
  const links = (folder: ContentFolder) =>
    menuLinks('header', indexOf(folder)).map(({ href }) => href)
  expect(links(linked)).toEqual(['/', '/projects', '/projects'])
  expect(links(withoutFile(path, linked))).toEqual(['/'])
})

test('pages of any kind have cards', () => {
  for (const kind of fileKinds)
    for (const entry of real.in('en').collections[kind]) {
      const html = decodeHTML(htmlAt('/', <Cards of={kind} />))
      expect(html).toContain(`href="${addressOf(entry)}"`)
      if ('summary' in entry) expect(html).toContain(filledSummary(real.in('en'), entry).summary)
    }
})

test('cities and services show the three newest projects of their own', () => {
  const folder = ['2021-01', '2023-05', '2022-12', '2020-11'].reduce((all, month) => {
    const text = textOf(path).replace('Tile in place', `Of ${month}`).replace('2020-02', month)
    return withFile(path.replace('soft-deck', `roof-${month}`), text, all)
  }, drawn)
  const shown = (of: object, siteEnv: SiteEnv = '') =>
    htmlAt('/', <ProjectBlock heading="H" {...of} />, indexOf(folder, siteEnv))
  const tile = { service: 'tile-roofing' }
  for (const of of [{ city: 'doral-fl' }, tile, { city: 'doral-fl', ...tile }]) {
    const titles = shown(of).match(/(?<=>)(?:Of [\d-]+|Tile in place)(?=<)/g)
    expect(titles).toEqual(['Of 2023-05', 'Of 2022-12', 'Of 2021-01'])
    expect(shown(of, 'production')).toBe('')
  }
  for (const other of [{ city: 'miami-fl' }, { city: 'doral-fl', service: 'metal' }])
    expect(shown(other)).not.toContain('Of ')
})

const pageOf = (folder: ContentFolder) => {
  const site = siteOf(folder)
  const entry = entryAt(site, 'project', address)
  return entry ? htmlAt(address, <Page entry={entry} Body={() => null} />, site.in('en')) : ''
}

test('a project links its permit to its page at the office, or to the office of the city', () => {
  const office = 'https://permits.sample.test'
  const inCity = withChange(doral, 'authority:', `url: "${office}", authority:`, built)
  const ownPage = withChange(path, 'number: B-1', `number: B-1, url: "${office}/1"`, inCity)
  expect(pageOf(inCity)).toContain(`<a href="${office}">B-1<`)
  expect(pageOf(ownPage)).toContain(`<a href="${office}/1">B-1<`)
  expect(pageOf(built)).toMatch(/<span>B-1<small/)
})

test('a sample says that it is one, and shows no number of a permit', () => {
  const says = `>${indexOf(drawn).words.project.sample}<`
  expect(pageOf(drawn)).toContain(says)
  expect(pageOf(drawn)).not.toContain('B-1')
  expect(pageOf(built)).not.toContain(says)
})

test('each picture of a project is a button that shows it large, without a script', () => {
  for (const id of ['picture-before', 'picture-after']) {
    expect(pageOf(built)).toMatch(new RegExp(`<button[^>]* popoverTarget="${id}"[^>]*><picture>`))
    expect(pageOf(built)).toContain(`<div id="${id}" popover=""`)
  }
})

test('search engines learn what was built where and when, and nobody who consented', () => {
  expect(pageOf(built)).toMatch(/"CreativeWork".*"dateCreated":"2020-02".*"@type":"City"/)
  expect(pageOf(built)).not.toContain('In the folder')
})

test.each([
  ['1', true, built],
  ['2', false, built],
  ['1,000', false, built],
  ['1', false, drawn],
])('%s+ projects claimed is proven: %s, by those that were built', (count, isMade, folder) => {
  const claimed = `projects: { text: "${count}+ roofs", otherwise: { text: Roofs } }`
  const said = withChange(business, 'projects: { text: A claim }', claimed, folder)
  expect(claim(indexOf(said, 'production'), 'projects')?.isMade).toBe(isMade)
})
