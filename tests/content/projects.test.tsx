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
import { htmlAt } from '../components/html-at.tsx'
import { site as real } from '../project-site.ts'
import { sampleFolder, textOf, withChange, withChanges, withFile } from './sample.ts'
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

const listed = (folder: ContentFolder, siteEnv: 'production' | 'before-launch' | 'preview' | '') =>
  siteOf({ ...folder, siteEnv }).pages.flatMap((page) =>
    page.address.startsWith('/projects') ? page.address : [],
  )

test('a project that was made up, and a list of such, are in no published site', () => {
  for (const siteEnv of ['', 'preview'] as const)
    expect(listed(drawn, siteEnv)).toEqual(['/projects', address])
  for (const siteEnv of ['production', 'before-launch'] as const) {
    expect(listed(drawn, siteEnv)).toEqual([])
    expect(listed(built, siteEnv)).toEqual(['/projects', address])
  }
})

test('no site has the list without a project', () => {
  const sources = drawn.sources.filter((source) => source.path !== path)
  expect(listed({ ...drawn, sources }, '')).toEqual([])
})

test('a menu leaves out what is no page now, with a label or without', () => {
  const menu = 'header: [{ to: / }, { to: /projects }, { to: /projects, label: Roofs }]'
  const linked = withChange('content/menus.yaml', /^header: .*/m, menu, built)
  const sources = linked.sources.filter((source) => source.path !== path)
  const links = (folder: ContentFolder) =>
    menuLinks('header', indexOf(folder)).map(({ href }) => href)
  expect(links(linked)).toEqual(['/', '/projects', '/projects'])
  expect(links({ ...linked, sources })).toEqual(['/'])
})

test('pages of any kind have cards, with a picture and a summary or without', () => {
  for (const kind of fileKinds) {
    const html = htmlAt('/', <Cards of={kind} />, real.in('en'))
    for (const entry of real.in('en').collections[kind])
      expect(html).toContain(`href="${addressOf(entry)}"`)
  }
  expect(htmlAt('/', <Cards of="legal" />, real.in('en'))).not.toMatch(/<img|<p/)
})

const indexOf = (folder: ContentFolder, siteEnv: '' | 'production' = '') =>
  siteOf({ ...folder, siteEnv }).in('en')

test('cities and services show the three newest projects of their own', () => {
  const months = ['2021-01', '2023-05', '2022-12', '2020-11']
  const folder = months.reduce<ContentFolder>(
    (all, month) =>
      withFile(
        path.replace('soft-deck', `roof-${month}`),
        textOf(path).replace('Tile in place', `Of ${month}`).replace('2020-02', month),
        all,
      ),
    drawn,
  )
  const titles = (part: React.ReactNode, siteEnv: '' | 'production' = '') =>
    [...htmlAt('/', part, indexOf(folder, siteEnv)).matchAll(/>(Of [\d-]+|Tile in place)</g)].map(
      ([, title]) => title,
    )
  const newest = ['Of 2023-05', 'Of 2022-12', 'Of 2021-01']
  const own = [
    { city: 'doral-fl' },
    { service: 'tile-roofing' },
    { city: 'doral-fl', service: 'tile-roofing' },
  ]
  for (const of of own) {
    expect(titles(<ProjectBlock heading="H" {...of} />)).toEqual(newest)
    expect(htmlAt('/', <ProjectBlock heading="H" {...of} />, indexOf(folder, 'production'))).toBe(
      '',
    )
  }
  for (const other of [{ city: 'miami-fl' }, { city: 'doral-fl', service: 'metal' }])
    expect(titles(<ProjectBlock heading="H" {...other} />)).toEqual([])
})

const pageOf = async (folder: ContentFolder) => {
  const site = siteOf(folder)
  const entry = entryAt(site, 'project', address)
  if (!entry) throw new Error(`There is no page at ${address}`)
  return htmlAt(address, <Page entry={entry} Body={() => null} />, site.in('en'))
}

test('a project links its permit to the office: its own page there, or that of the city', async () => {
  const office = 'https://permits.sample.test'
  const inCity = withChange(doral, 'authority:', `url: "${office}", authority:`, built)
  expect(await pageOf(inCity)).toContain(`<a href="${office}">B-1<`)
  const ownPage = withChange(path, 'number: B-1', `number: B-1, url: "${office}/1"`, inCity)
  expect(await pageOf(ownPage)).toContain(`<a href="${office}/1">B-1<`)
  expect(await pageOf(built)).toMatch(/<span>B-1<small/)
})

test('a sample says that it is one, and shows no number of a permit', async () => {
  const { sample } = indexOf(drawn).words.project
  expect(await pageOf(drawn)).toContain(`>${sample}<`)
  expect(await pageOf(drawn)).not.toContain('B-1')
  expect(await pageOf(built)).not.toContain(`>${sample}<`)
})

test('each picture of a project is a button that shows it large, without a script', async () => {
  const html = await pageOf(built)
  for (const id of ['picture-before', 'picture-after']) {
    expect(html).toMatch(new RegExp(`<button[^>]* popoverTarget="${id}"[^>]*><picture>`))
    expect(html).toContain(`<div id="${id}" popover=""`)
  }
})

test('search engines learn what was built where and when, with no rating and no owner', async () => {
  const html = await pageOf(built)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find((one) => one['@type'] === 'CreativeWork')
  expect(data).toMatchObject({
    dateCreated: '2020-02',
    locationCreated: { '@type': 'City', containedInPlace: { '@type': 'AdministrativeArea' } },
    creator: { '@type': 'RoofingContractor' },
  })
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
  expect(html).not.toContain('In the folder')
})

test.each([
  ['1', true, built],
  ['2', false, built],
  ['1,000', false, built],
  ['1', false, drawn],
])('%s+ projects claimed is proven: %s, by those that were built', (count, isMade, folder) => {
  const claimed = `projects: { text: "${count}+ roofs", otherwise: { text: Roofs } }`
  const said = withChange(business, 'projects: { text: A claim }', claimed, folder)
  const index = indexOf(said, 'production')
  expect(claim(index, 'projects')?.isMade).toBe(isMade)
})
