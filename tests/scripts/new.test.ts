import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { createSite } from '../../renderer/content/site.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { versionOf } from '../../scripts/check/translations.ts'
import { newThing } from '../../scripts/new.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const cache = memoryCache()

/** A project with the sample content, and what can be done with it. */
const project = async () => {
  const root = temporaryFolder('new')
  const reviews = 'testimonials:\n  - { name: Ana, text: Good work., rating: 5 }\n'
  const folder = withChange('content/testimonials.yaml', /[\s\S]*/, reviews)
  await writeFolder(root, folder)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const run = async (...args: string[]) => {
    const { code, said } = await runCommand(newThing, args, { root })
    const places = [...said.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
    return { code, said, places }
  }
  return {
    read,
    fieldsOf: (path: string) => readSource({ path, text: read(path) }).fields,
    write: (file: string, words: string) => writeFileSync(join(root, file), words),
    check: () => checkContent(createSite({ root, env: {} }), cache).problems,
    files: () => readdirSync(root, { recursive: true }).sort(),
    run,
  }
}

test.each([
  [[], /^What is to be new\?/],
  [['citty', 'X'], /^There is no thing "citty"; did you mean "city"\?/],
  [['page', 'Inbox'], /^"inbox" is taken by a file of the site itself/],
  [['service', 'Contact'], /^content\/pages\/contact\.mdx makes the address \/contact already/],
  [['city', 'Doral'], /^content\/cities\/doral-fl\.mdx is there already; nothing was written/],
  [['city', 'Bay', '--county', 'X'], /^There is no option --county/],
  [['city-service', 'doral-fl', 'gutters'], /^There is no service "gutters"; there are /],
  [['city-service', 'doral-fl', 'tile-roofing'], /doral-fl\.mdx:\d+ has words for .* already/],
  [['translation', 'content/hom.yaml'], /^There is no original .* mean "content\/home\.yaml"\?/],
])('nothing is written, and the reason is said, for %j', async (args, reason) => {
  const { run, files } = await project()
  const before = files()
  const { code, said } = await run(...args)
  expect(code).toBe(2)
  expect(said).toMatch(reason)
  expect(files()).toEqual(before)
})

const things = [...fileKinds.filter((kind) => kind !== 'calculator'), ...Object.keys(listedThings)]

test('whatever is new passes the check but for what is said to be written, line by line', async () => {
  const { run, check, read } = await project()
  const places = new Set<string | undefined>()
  for (const thing of things) {
    const listed = await run(thing, `Sample ${thing}`)
    expect(listed.code, thing).toBe(0)
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  const problems = check()
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(({ file, line }) => !places.has(`${file}:${line}`))).toEqual([])
  expect(
    problems.filter(({ message }) => /is not a field|is missing|nobody reads/.test(message)),
  ).toEqual([])
  expect(read('content/services/sample-service.mdx')).toContain('It can also have: ')
})

const path = 'content/cities/sample-bay-fl.mdx'

test('a city gets the words of a service to write, each line said, in its translation too', async () => {
  const { run, check, read, write } = await project()
  const spanish = path.replace('.mdx', '.es.mdx')
  await run('city', 'Sample Bay')
  write(spanish, '---\ntranslates: abc\nlead: Hola # ella\n---\n')
  const before = read(path)
  const { places, code } = await run('city-service', 'sample-bay-fl', 'tile-roofing')
  expect(code).toBe(0)
  const added = 'services:\n  tile-roofing:\n    card: '
  expect(read(path).startsWith(`${before.replace(/---\n$/, '')}${added}`)).toBe(true)
  expect(read(spanish)).toContain(`lead: Hola # ella\n${added}# `)
  const problems = check().filter(
    ({ file, message }) => file === path && message.startsWith('services'),
  )
  expect(problems.length).toBeGreaterThan(10)
  expect(problems.filter(isError)).toEqual([])
  for (const { file, line } of problems) expect(places).toContain(`${file}:${line}`)
})

test('a translation asks for every word of its original and for no fact, from its present version', async () => {
  const { run, check, read } = await project()
  const city = 'content/cities/doral-fl.mdx'
  const translated = city.replace('.mdx', '.es.mdx')
  const { code, places } = await run('translation', city, './content/home.yaml')
  expect(code).toBe(0)
  const messages = check()
    .filter(({ file }) => file.includes('.es.'))
    .map(({ message }) => message)
  expect(messages.filter((message) => /a fact|nothing here|is missing/.test(message))).toEqual([])
  const asked = messages.filter((message) => /is not translated|found nothing/.test(message))
  expect(places.filter((place) => place?.includes('.es.')).length).toBe(asked.length)
  const file = readSource({ path: city, text: read(city) })
  expect(read(translated)).toContain(`translates: ${versionOf(file)}\n`)
  expect(read(translated)).toMatch(/^lead: # Roofs in Doral\.$/m)
  expect(read(translated).endsWith(`---\n\n${file.body.trim()}\n`)).toBe(true)
  expect((await run('translation', city)).said).toContain(`${translated} is there already`)
})
