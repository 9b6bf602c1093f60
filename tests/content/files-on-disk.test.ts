import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isError } from '../../renderer/content/problem.ts'
import { checkSite } from '../../scripts/check.ts'
import { projectOf } from '../project.ts'
import { sampleFolder, smallCity, withChange } from './sample.ts'
import { pictures, weston } from './sample-files.ts'

/** A project with the sample content on disk, and the errors of its check. */
const project = (folder = sampleFolder) => {
  const all = projectOf(folder)
  const check = async () => {
    const problems = await checkSite(all.site())
    return problems.filter(isError).map(({ file, message }) => `${file} ${message}`)
  }
  return { ...all, check, link: (to: string, at: string) => symlinkSync(to, join(all.root, at)) }
}

test('a symbolic link to a file is read, and one to a folder or to nothing is a problem', async () => {
  const { check, link, site, write } = project()
  write('city.mdx', smallCity)
  link('../../city.mdx', weston)
  expect(site().pageAt('/locations/weston-fl')).toBeDefined()
  expect(await check()).toEqual([])
  link('../../nowhere.mdx', 'content/cities/davie-fl.mdx')
  link('..', 'content/cities/more')
  expect(await check()).toEqual([
    expect.stringContaining('content/cities/davie-fl.mdx nothing is made from this'),
    expect.stringContaining('content/cities/more nothing is made from this'),
  ])
})

test('an unused file is a problem in any folder', async () => {
  const { check, write } = project()
  const files = ['cities/crew.jpg', 'cities/weston-fl', 'images/crew.mp4', 'prices.xlsx']
  for (const file of files) write(`content/${file}`, smallCity)
  const told = (await check()).map((problem) => problem.split(' ')[0]).sort()
  expect(told).toEqual(files.map((file) => `content/${file}`))
})

test('files that systems leave behind are not content', async () => {
  const { check, write } = project()
  for (const file of [
    ...['cities/._doral-fl.mdx', 'cities/.DS_Store', 'cities/~$doral-fl.mdx', 'home.yaml.orig'],
    ...['cities/#doral-fl.mdx#', 'cities/doral-fl.mdx~', 'images/Thumbs.db', '.git/home.yaml'],
    ...['images/@eaDir/tile-roofing.jpg', '__MACOSX/home.yaml'],
  ])
    write(`content/${file}`, '\0\u0005\u0016\u0007')
  expect(await check()).toEqual([])
})

test('pictures may be in subfolders, and are checked', async () => {
  const described = '  crew: { kind: photograph, alt: A crew on a roof }\n'
  const { root, check, site } = project(withChange(pictures, /$/, described))
  const path = 'content/images/team/spring/crew.jpg'
  mkdirSync(join(root, 'content/images/team/spring'), { recursive: true })
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  await photo.jpeg().toFile(join(root, path))
  expect(await check()).toEqual([])
  expect(site().pictures).toContainEqual({ path })
  expect(site().content.en.known.picture?.has('crew')).toBe(true)
  await photo.gif().toFile(join(root, path))
  expect(await check()).toEqual([expect.stringContaining(`${path} this is GIF`)])
})
