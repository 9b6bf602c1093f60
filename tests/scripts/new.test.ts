import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffLines } from 'diff'
import sharp from 'sharp'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { list, optional, strict, text } from '../../content/schema/fields.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import { pictureName } from '../../renderer/content/picture-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { versionOf } from '../../scripts/check/translations.ts'
import { newThing } from '../../scripts/new/command.ts'
import { newEntry } from '../../scripts/new/things.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const site = readContentFolder('.')
const slugsIn = (folder: string) =>
  site.sources.flatMap(
    ({ path }) => new RegExp(`^content/${folder}/([^.]+)\\.mdx$`).exec(path)?.[1] ?? [],
  )
/** Two cities are enough to try things on, and checked in a fraction of the time. */
const cities = slugsIn('cities').slice(0, 2)
const cityFile = `content/cities/${cities[0]}.mdx`
const county = /^county: (.+)$/m.exec(readFileSync(cityFile, 'utf8'))?.[1] ?? ''
const picture = pictureName(site.pictures[0]?.path ?? '')

const cache = memoryCache()
const original = mkdtempSync(join(tmpdir(), 'new-'))
beforeAll(async () => {
  cpSync('content', join(original, 'content'), {
    recursive: true,
    filter: (path) => {
      const [, slug] = /^content\/cities\/([^.]+)/.exec(path) ?? []
      const isPicture = /^content\/images\/.*(?<!\.yaml)$/.test(path)
      const isOriginal = languageOf(path).language === defaultLanguage
      return !isPicture && isOriginal && (!slug || cities.includes(slug))
    },
  })
  const create = { width: 1600, height: 900, channels: 3, background: 'teal' } as const
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  for (const { path } of site.pictures)
    writeFileSync(join(original, `content/images/${pictureName(path)}.jpg`), jpeg)
  // The addresses of the other cities would be missing.
  writeFileSync(join(original, publishedFile), 'addresses: []\n')
})
afterAll(() => rmSync(original, { recursive: true }))

const copy = (): string => {
  const root = temporaryFolder('new')
  cpSync(original, root, { recursive: true })
  return root
}

/** A project, and what can be done with it. */
const project = (root = copy()) => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const run = (...args: string[]) => {
    const [logged, errors]: [string[], string[]] = [[], []]
    const output = {
      log: (line: string) => logged.push(line),
      error: (line: string) => errors.push(line),
    }
    const code = newThing(args, { root, output })
    const places = [...logged.join('\n').matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
    return { code, errors: errors.join('\n'), places }
  }
  return {
    read,
    fieldsOf: (path: string) => readSource({ path, text: read(path) }).fields,
    write: (file: string, words: string) => writeFileSync(join(root, file), words),
    check: () => checkContent(readContentFolder(root), cache),
    files: () => readdirSync(root, { recursive: true }).sort(),
    run,
  }
}

test.each([
  [[], /^What is to be new\?/],
  [['citty', 'X'], 'There is no thing "citty"; did you mean "city"?'],
  [['constructor', 'X'], 'There is no thing "constructor".'],
  [
    ['calculator', 'X'],
    'A calculator is a folder of code: CONTRIBUTING.md says which one to copy.',
  ],
  [['guide', ' '], /^Give it a name, such as "[^"]+"\.$/],
  [['page', 'Inbox'], '"inbox" is taken by a file of the site itself: choose another name.'],
  [
    ['service', 'Contact'],
    'content/pages/contact.mdx makes the address /contact already: choose another name.',
  ],
  [['city', '李'], '"李" makes no address: it needs a letter from a to z, or a digit.'],
  [['page', 'A {roof}'], /has signs that a name cannot have/],
  [['page', 'A <roof>'], /has signs that a name cannot have/],
  [['page', 'x'.repeat(200)], /^title: .* write at most/],
  [
    ['city', `${cities[0]}`.replace(/-fl$/, '')],
    `${cityFile} is there already; nothing was written.`,
  ],
  [['term', 'Soffit: vent #1'], /^"#1" is not for us to say; /],
  [['city', 'Bay', '--conty', 'X'], /'--conty'/],
  [
    ['city-service', 'nowhere-fl', `${slugsIn('services')[0]}`],
    /^There is no city "nowhere-fl"; there are /,
  ],
  [['city-service', `${cities[0]}`, 'gutters'], /^There is no service "gutters"/],
  [['city-service', `${cities[0]}`, `${slugsIn('services')[0]}`], /has words for .* already/],
  [['city', 'Bay', '--coordinates.latitude', '90'], /^coordinates\.latitude: 90 is out of range/],
  [['city', 'Bay', '--county'], /'--county/],
  [
    ['translation', 'content/hom.yaml'],
    'There is no content/hom.yaml; did you mean "content/home.yaml"?',
  ],
  [
    ['translation', 'content/home.es.yaml'],
    'content/home.es.yaml is a translation itself: name its original, content/home.yaml.',
  ],
])(
  '%j is refused with the reason and the way to the usage, and nothing is written',
  (args, reason) => {
    const { run, files } = project(original)
    const before = files()
    const { code, errors } = run(...args)
    const [, said, help] = /^(.+)\n(.+)$/s.exec(errors) ?? []
    expect(code).toBe(1)
    expect(said).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
    expect(help).toMatch(/^See npm run new -- (?:[\w-]+ )?--help\.$/)
    expect(files()).toEqual(before)
  },
)

const facts: Record<string, string[]> = {
  service: ['--order', '77', '--picture', picture],
  testimonial: ['--rating', '5'],
}

test('whatever is new passes the check but for what is said to be written, line by line', () => {
  const { run, check, read } = project()
  // Some cities are left out, so something is wrong at first.
  const before = new Set(check().map(({ message }) => message))
  const places = new Set<string | undefined>()
  for (const thing of ['page', 'guide', 'service', 'city', 'legal', 'testimonial', 'term']) {
    const listed = run(thing, `Sample ${thing}`, ...(facts[thing] ?? []))
    expect(listed, thing).toMatchObject({ code: 0, errors: '' })
    expect(listed.places.length, thing).toBeGreaterThan(0)
    for (const place of listed.places) places.add(place)
  }
  const problems = check().filter(({ message }) => !before.has(message))
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(({ file, line }) => !places.has(`${file}:${line}`))).toEqual([])
  expect(problems.filter(({ message }) => /is not a field|is missing/.test(message))).toEqual([])
  expect(read('content/services/sample-service.mdx')).toContain('It can also have: ')
})

test('a kind of page that is declared for the first time can be begun at once', () => {
  const point = strict({ text: text('A point.') }, 'One point.')
  const schema = strict(
    {
      title: text('Its name.', { maxLength: 40 }),
      size: Type.Integer({ description: 'Its size.', minimum: 1 }),
      points: list(point, 'Its points.', 2),
      note: optional(text('A note.')),
    },
    'A sample.',
  )
  const declared = { schema, sectionsOnly: false, textBelow: 'its text.' }
  const answers = new Map<string, unknown>([
    ['title', 'One: two'],
    ['size', 3],
  ])
  const path = 'content/samples/one.mdx'
  const written = readSource({ path, text: newEntry(declared, 'One', answers) })
  expect(written.problems).toEqual([])
  const points = [1, 2].map((number) => ({ text: `To be written (${number}): A point.` }))
  expect(written.data).toEqual({ title: 'One: two', size: 3, points })
  expect(written.text).toContain('It can also have: note.')
  expect(written.body).toContain('its text.')
})

describe('a city', () => {
  const path = 'content/cities/sample-bay-fl.mdx'
  const facts = [
    '--county',
    county,
    '--coordinates.latitude',
    '26',
    '--coordinates.longitude',
    '-80.5',
  ]
  const service = `${slugsIn('services')[0]}`

  test.each(['sample-bay-fl', 'Sample Bay, Florida'])(
    'typed as %s has its name as a sign would have it, in a small file',
    (typed) => {
      const { run, read } = project()
      run('city', typed)
      expect(read(path)).toContain('name: Sample Bay\n')
      expect(read(path).split('\n').length).toBeLessThan(30)
    },
  )

  test('with its facts from flags has no error, and is to be written before it is public', () => {
    const { run, check, fieldsOf } = project()
    const { places } = run('city', 'Sample Bay', ...facts, '--permit.authority', 'The office')
    expect(fieldsOf(path)).toMatchObject({
      county,
      coordinates: { latitude: 26, longitude: -80.5 },
      permit: { authority: 'The office' },
    })
    const problems = check().filter(({ file }) => file === path)
    expect(problems.filter(isError)).toEqual([])
    expect(problems.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(places.sort())
  })

  test('gets the words of a service to write, each line said, in its translation too', () => {
    const { run, check, read, write } = project()
    const spanish = path.replace('.mdx', '.es.mdx')
    run('city', 'Sample Bay', ...facts, '--permit.authority', 'The office')
    write(spanish, '---\ntranslates: abc\nlead: Hola # ella\n---\n')
    const before = read(path)
    const { places, code } = run('city-service', 'sample-bay-fl', service)
    expect(code).toBe(0)
    const [added, ...others] = diffLines(before, read(path)).filter(
      (part) => part.added || part.removed,
    )
    expect(added?.value).toMatch(new RegExp(`^services:\n  ${service}:\n    card: `))
    expect(others).toEqual([])
    expect(read(spanish)).toContain(`lead: Hola # ella\nservices:\n  ${service}:\n    card: # `)
    const problems = check().filter(
      ({ file, message }) => file.includes('sample-bay') && message.startsWith('services'),
    )
    expect(problems.length).toBeGreaterThan(10)
    expect(problems.filter(isError)).toEqual([])
    for (const { file, line } of problems.filter(({ file }) => file === path))
      expect(places).toContain(`${file}:${line}`)

    run('city-service', 'sample-bay-fl', `${slugsIn('services')[1]}`)
    expect(read(path)).toContain(`\n  ${slugsIn('services')[1]}:\n    card: `)
  })
})

test('a testimonial gets its place in a translation too, and is there once', () => {
  const { run, read, write } = project()
  const path = 'content/testimonials.es.yaml'
  write(path, 'translates: abc\ntestimonials:\n  - text: Hola # ella\n')
  const words = ['Sample P.', '--rating', '4', '--text', 'Tidy: very.']
  const { places } = run('testimonial', ...words)
  expect(read(path)).toMatch(/^testimonials:\n {2}- text: Hola # ella\n {2}- text: # /m)
  expect(places).toContain(`${path}:4`)
  expect(read('content/testimonials.yaml')).toMatch(
    /\n {2}- name: Sample P\.\n {4}text: "Tidy: very\."\n {4}rating: 4\n$/,
  )
  expect(run('testimonial', ...words).errors).toMatch(
    /^content\/testimonials\.yaml:\d+ has "Sample P\." already/,
  )
})

describe('a translation', () => {
  const translated = cityFile.replace('.mdx', '.es.mdx')

  test('asks for every word of its original and for no fact, with the English beside each', () => {
    const { run, check, read } = project()
    const { code, places } = run('translation', cityFile)
    expect(code).toBe(0)
    const ofFile = check().filter(({ file }) => file === translated)
    const messages = ofFile.map(({ message }) => message)
    expect(messages.filter((message) => /a fact|nothing here|is missing/.test(message))).toEqual([])
    const asked = messages.filter((message) =>
      /is not translated|expected words, found nothing/.test(message),
    )
    expect(asked.length).toBeGreaterThan(slugsIn('services').length)
    expect(read(translated).match(/^\s*(?:- )?[\w-]+: +#|^\s*- #/gm)).toHaveLength(asked.length)
    expect(places.length).toBe(asked.length)
    const [, title = ''] = /^metaTitle: "?(.+?)"?$/m.exec(read(cityFile)) ?? []
    expect(read(translated)).toMatch(/^metaTitle: # /m)
    expect(read(translated)).toContain(title)
  })

  test('starts from the present version, with the text below the fields in English', () => {
    const { run, read } = project()
    run('translation', cityFile)
    const file = readSource({ path: cityFile, text: read(cityFile) })
    expect(read(translated)).toContain(`translates: ${versionOf(file)}\n`)
    expect(read(translated).endsWith(`---\n\n${file.body.trim()}\n`)).toBe(true)
    expect(run('translation', cityFile).errors).toContain(
      `${translated} is there already; nothing was written.`,
    )
  })

  test('can be of a YAML file, and of several files at once', () => {
    const { run, check } = project()
    const originals = ['content/menus.yaml', './content/home.yaml']
    expect(run('translation', ...originals).code).toBe(0)
    const problems = check().filter(({ file }) => /(?:menus|home)\.es\.yaml$/.test(file))
    const isUnwritten = /is not translated|expected words, found nothing/
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.filter(({ message }) => !isUnwritten.test(message))).toEqual([])
  })
})
