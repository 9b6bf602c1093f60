import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { diffLines } from 'diff'
import sharp from 'sharp'
import { Type } from 'typebox'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { list, optional, strict, text } from '../../content/schema/fields.ts'
import { termsFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import { pictureName } from '../../renderer/content/picture-file.ts'
import { isError } from '../../renderer/content/problem.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { versionOf } from '../../scripts/check/translations.ts'
import type { Ask } from '../../scripts/new/ask.ts'
import { newThing } from '../../scripts/new/command.ts'
import { newEntry } from '../../scripts/new/entry.ts'
import { writeAddition } from '../../scripts/new/write.ts'

const calculators = 'content/schema/calculators.ts'
/** The originals: what is translated of them already is none of these tests' business. */
const site = (({ sources, pictures }) => ({
  sources: sources
    .filter(({ path }) => languageOf(path).language === defaultLanguage || path === termsFile('es'))
    .map((source) =>
      source.path === publishedFile ? { ...source, text: 'addresses: []' } : source,
    ),
  pictures,
}))(readContentFolder('.'))
const citySlug = (path: string): string[] =>
  /^content\/cities\/(.+)\.mdx$/.exec(path)?.slice(1) ?? []
const serviceSlugs = site.sources.flatMap(
  ({ path }) => /^content\/services\/(.+)\.mdx$/.exec(path)?.[1] ?? [],
)

/** Two cities are enough to try things on, and checked in a fraction of the time. */
const kept = site.sources.flatMap(({ path }) => citySlug(path)).slice(0, 2)
const isKept = (path: string) => !citySlug(path)[0] || kept.some((slug) => path.includes(slug))
const keptSources = site.sources.filter(({ path }) => isKept(path))

const picture = await sharp({
  create: { width: 1600, height: 900, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer()

const cache = memoryCache()

/** Filling a folder takes longer than most tests, so one that nothing was written to is kept. */
let root = ''
let isChanged = true

beforeEach(() => {
  if (!isChanged) return
  root = mkdtempSync(join(tmpdir(), 'new-'))
  isChanged = false
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (path) =>
      !/^content\/images\/.*(?<!\.yaml)$/.test(path) &&
      languageOf(path).language === defaultLanguage &&
      isKept(path),
  })
  for (const { path } of site.pictures)
    writeFileSync(join(root, `content/images/${pictureName(path)}.jpg`), picture)
})
const removeFolder = () => rmSync(root, { recursive: true, force: true })
afterEach(() => {
  if (isChanged) removeFolder()
})
afterAll(removeFolder)

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string) => {
  isChanged = true
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** What the check says of the project. Most of it is the same in every test. */
const check = () => checkContent(readContentFolder(root), cache)

/** Every file of the project, and every folder, with its text. */
const everything = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : '']
    }),
  )

/** Runs `npm run new` and answers what it says. */
const run = (...args: string[]) => talk(undefined, ...args)

/** The same in a terminal, where somebody gives these answers. */
const talk = async (ask: Ask | undefined, ...args: string[]) => {
  const [logged, errors]: [string[], string[]] = [[], []]
  const output = {
    log: (line: string) => logged.push(line),
    error: (line: string) => errors.push(line),
  }
  const code = await newThing(args, {
    root,
    output,
    ask,
    formatCode: () => {},
    cache,
  })
  isChanged ||= code === 0
  return { code, logged: logged.join('\n'), errors: errors.join('\n') }
}

/** Runs it where it must refuse, and answers why it does. */
const refusal = async (...args: string[]) => {
  const before = everything()
  const { code, logged, errors } = await run(...args)
  expect({ code, logged }).toEqual({ code: 1, logged: '' })
  expect(everything()).toEqual(before)
  const help = /\nSee npm run new -- (?:\w+ )?--help\.$/.exec(errors)
  expect(help, errors).not.toBeNull()
  return errors.slice(0, help?.index)
}

describe('nothing is written, and the reason given with the way to the usage, for', () => {
  test('no thing at all', async () => expect(await refusal()).toBe('What is to be new?'))
  test('an unknown thing, with the nearest one', async () =>
    expect(await refusal('calculater', 'X')).toBe(
      'There is no thing "calculater"; did you mean "calculator"?',
    ))
  test('an unknown thing that is near none', async () =>
    expect(await refusal('constructor', 'X')).toBe('There is no thing "constructor".'))
  test.each(['calculator', 'city', 'guide', 'translation'])('a %s without a name', async (thing) =>
    expect(await refusal(thing, ' ')).toMatch(/^Give it a name, such as "[^"]+"\.$/),
  )

  test.each(['index', 'Inbox'])('a name whose address the site itself has: %s', async (name) =>
    expect(await refusal('calculator', name)).toBe(
      `"${name.toLowerCase()}" is taken by a file of the site itself: choose another name.`,
    ),
  )
  test('a name whose address another page has', async () =>
    expect(await refusal('calculator', 'Contact')).toBe(
      'content/pages/contact.mdx makes the address /contact already: choose another name.',
    ))
  test('a name without a letter for an address', async () =>
    expect(await refusal('city', '李')).toBe(
      '"李" makes no address: it needs a letter from a to z, or a digit.',
    ))
  test.each(['A "roof"', 'A {roof}', 'A <roof>', 'A \\ roof', 'A `roof`'])(
    'a name with signs that mean something in code: %s',
    async (name) =>
      expect(await refusal('calculator', name)).toContain('has signs that a name cannot have'),
  )
  test('a name that could be no name in code', async () =>
    expect(await refusal('calculator', '2.0')).toContain('start it with a letter'))
  test('a name that is too long for a title', async () =>
    expect(await refusal('calculator', 'x'.repeat(30))).toContain('is too long for a title'))

  test('a name that is there already', async () => {
    await run('calculator', 'Sample payback')
    expect(await refusal('calculator', 'Sample payback')).toBe(
      'content/calculators/sample-payback.mdx is there already; nothing was written.',
    )
    expect(await refusal('calculator', 'Sample payback calculator')).toBe(
      'components/calculators/sample-payback is there already; nothing was written.',
    )
  })

  test('a calculator of which one file is there', async () => {
    write('tests/calculators/sample-payback.test.ts', 'mine')
    expect(await refusal('calculator', 'Sample payback')).toBe(
      'tests/calculators/sample-payback.test.ts is there already; nothing was written.',
    )
  })

  test('a calculator whose words would be those of something else', async () =>
    expect(await refusal('calculator', 'Toasts')).toBe(
      'content/words/toasts.yaml is there already; nothing was written.',
    ))

  test('a city that is there already', async () => {
    const [slug] = site.sources.flatMap(({ path }) => citySlug(path))
    expect(await refusal('city', `${slug}`.replace(/-fl$/, ''))).toBe(
      `content/cities/${slug}.mdx is there already; nothing was written.`,
    )
  })

  test('a name that the check would refuse', async () =>
    expect(await refusal('term', 'Soffit: vent #1')).toMatch(/^"#1" is not for us to say; /))

  test('a guide that is there already', async () =>
    expect(await refusal('guide', 'Glossary')).toBe(
      'content/guides/glossary.mdx is there already; nothing was written.',
    ))

  test('a list of calculators in which there is no place for a line, which is named', async () => {
    write(calculators, read(calculators).replace('export const calculators', 'export const tools'))
    const reason = await refusal('calculator', 'Sample payback')
    for (const part of [
      calculators,
      "import { samplePaybackWords } from './schema/words/sample-payback.ts'",
      "component: 'SamplePaybackCalculator'",
    ])
      expect(reason).toContain(part)
  })
})

test('what cannot be written as a whole is taken back', () => {
  write('kept/there.txt', 'before')
  const before = everything()
  const files = { 'kept/new.txt': '', 'folder/inside/new.txt': '' }
  expect(() =>
    writeAddition({ files, changes: { 'kept/there.txt': 'after', 'missing.txt': '' } }, root),
  ).toThrow()
  expect(everything()).toEqual(before)
})

describe('a calculator', () => {
  test('with an odd name has plain names in addresses and code, and its own in texts', async () => {
    expect((await run('calculator', 'Ñandú', '2.0!')).code).toBe(0)
    expect(read('content/calculators/nandu-2-0.mdx')).toContain('title: "Ñandú 2.0! calculator"')
    expect(read('components/calculators/nandu-2-0/Nandu20Calculator.tsx')).toContain(
      'export const Nandu20Calculator',
    )
    expect(read(calculators)).toContain("page: 'nandu-2-0', component: 'Nandu20Calculator'")
  })

  test('that is called one is not called one twice', async () => {
    await run('calculator', 'Sample payback calculator')
    expect(read('content/calculators/sample-payback-calculator.mdx')).toContain(
      'title: "Sample payback calculator"',
    )
    expect(read(calculators)).toContain("'sample-payback': { page: 'sample-payback-calculator'")
  })

  test('passes the check of content, as does another beside it', async () => {
    const page = async (name: string) => {
      await run('calculator', name)
      const path = `content/calculators/${name.toLowerCase()}.mdx`
      // The list of components is that of this site, which lacks the new ones.
      return { path, text: read(path).replace(/<\w+Calculator \/>/, '<RoofCalculator />') }
    }
    expect(
      checkContent({
        ...site,
        sources: [...site.sources, await page('Zebra'), await page('Quagga')],
      }).filter(isError),
    ).toEqual([])
  })

  test('is said to be written with the place of every text that is left', async () => {
    const { logged } = await run('calculator', 'Sample payback')
    const places = [...logged.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)]
    expect(places.length).toBeGreaterThan(5)
    for (const [, file = '', line, text = ''] of places)
      expect(read(file).split('\n')[Number(line) - 1]).toContain(text)
  })
})

/** Every place that the command said is still to be written. */
const placesIn = (logged: string) =>
  new Set([...logged.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place))

const facts: Record<string, string[]> = {
  service: [
    '--order',
    '77',
    '--picture',
    site.pictures.map(({ path }) => pictureName(path))[0] ?? '',
  ],
  testimonial: ['--rating', '5'],
}

/** A service before the city, which has words about each. */
const things = ['page', 'guide', 'service', 'city', 'legal', 'testimonial', 'term']

test('whatever is new passes the check but for what is said to be written, line by line', async () => {
  // Some pages are left out of the folder, so that something is wrong in it at first.
  const before = new Set(check().map(({ message }) => message))
  const lines: string[] = []
  for (const thing of things) {
    const { code, logged } = await run(thing, `Sample ${thing}`, ...(facts[thing] ?? []))
    expect(code, thing).toBe(0)
    expect(placesIn(logged).size, thing).toBeGreaterThan(0)
    lines.push(logged)
  }
  const logged = lines.join('\n')
  const problems = check().filter(({ message }) => !before.has(message))
  const places = placesIn(logged)
  expect(problems.length).toBeGreaterThan(things.length)
  expect(problems.filter(({ file, line }) => !places.has(`${file}:${line}`))).toEqual([])
  expect(problems.filter(({ message }) => /is not a field|is missing/.test(message))).toEqual([])
  for (const [, file = '', line, text = ''] of logged.matchAll(/^ {2}(\S+):(\d+) {2}(.*#.*)$/gm))
    expect(read(file).split('\n')[Number(line) - 1]).toContain(text)
})

test('a kind of page that is declared for the first time can be begun at once', () => {
  const schema = strict(
    {
      title: text('Its name.', { maxLength: 40 }),
      size: Type.Integer({ description: 'Its size.', minimum: 1 }),
      points: list(strict({ text: text('A point.') }, 'One point.'), 'Its points.', 2),
      note: optional(text('A note.')),
    },
    'A sample.',
  )
  const declared = { schema, nameField: 'title', sectionsOnly: false, textBelow: 'its text.' }
  const answers = new Map<string, unknown>([
    ['title', 'One: two'],
    ['size', 3],
  ])
  const path = 'content/samples/one.mdx'
  const written = readSource({ path, text: newEntry(declared, 'One', { known: {}, answers }) })
  expect(written.problems).toEqual([])
  expect(written.data).toEqual({
    title: 'One: two',
    size: 3,
    points: [{ text: null }, { text: null }],
  })
  expect(written.text).toContain('It can also have: note.')
  expect(written.body).toContain('its text.')
})

describe('a city', () => {
  const path = 'content/cities/sample-bay-fl.mdx'

  test('has the words of every service to write', async () => {
    await run('city', 'Sample Bay, FL')
    expect(read(path)).toContain('name: Sample Bay\n')
    const { fields } = readSource({ path, text: read(path) })
    expect(Object.keys(fields.services ?? {}).sort()).toEqual([...serviceSlugs].sort())
  })

  test.each(['sample-bay-fl', 'sample bay', 'Sample Bay FL', 'Sample Bay, Florida'])(
    'has its name as a sign would have it: %s',
    async (typed) => {
      await run('city', typed)
      expect(read(path)).toContain('name: Sample Bay\n')
    },
  )

  const county = /^county: (.+)$/m.exec(
    site.sources.find(({ path }) => path.startsWith('content/cities/'))?.text ?? '',
  )?.[1]

  test('takes facts from flags, in the type of each field', async () => {
    const flags = ['--hvhz', 'yes', '--coordinates.longitude', '-80.5', `--county=${county}`]
    const neighbors = kept
    await run('city', 'Sample Bay', ...flags, '--neighbors', neighbors.join(', '))
    const { fields } = readSource({ path, text: read(path) })
    expect(fields).toMatchObject({ county, hvhz: true, neighbors })
    expect(fields.coordinates).toEqual({ latitude: null, longitude: -80.5 })
  })

  test('is refused with a flag that names no field, and with a value that its field does not take', async () => {
    expect(await refusal('city', 'Sample Bay', '--conty', 'X')).toBe(
      'There is no field for --conty; did you mean "--county"?',
    )
    expect(await refusal('city', 'Sample Bay', '--coordinates.latitude', '90')).toMatch(
      /^coordinates\.latitude: 90 is out of range/,
    )
    expect(await refusal('city', 'Sample Bay', '--hvhz')).toBe('--hvhz needs a value.')
  })

  test('is asked about in a terminal until each answer fits, and an empty answer is for later', async () => {
    const asked: string[] = []
    const answers: Record<string, string[]> = { county: ['Nowhere', county ?? ''], hvhz: ['no'] }
    const ask: Ask = (question) => {
      const name = /(\S+): $/.exec(question)?.[1] ?? ''
      asked.push(name)
      return Promise.resolve(answers[name]?.shift() ?? '')
    }
    const { errors } = await talk(ask, 'city', 'Sample Bay', '--theme', 'coastal')
    expect(errors).toMatch(/^county: "Nowhere" is not a county we know/)
    expect(asked.filter((name) => name === 'county')).toHaveLength(2)
    expect(asked).not.toContain('theme')
    expect(asked).not.toContain('displayName')
    expect(asked).not.toContain('lead')
    const { fields } = readSource({ path, text: read(path) })
    expect(fields).toMatchObject({ county, hvhz: false, theme: 'coastal', neighbors: [null] })
  })
})

test('a service is to be written in every city, where nothing else changes', async () => {
  const paths = kept.map((slug) => `content/cities/${slug}.mdx`)
  const before = paths.map(read)
  await run('service', 'Sample work', ...(facts.service ?? []))
  for (const [index, path] of paths.entries()) {
    const added = diffLines(before[index] ?? '', read(path)).filter(
      ({ added, removed }) => added || removed,
    )
    expect(added).toHaveLength(1)
    expect(added[0]?.value).toMatch(/^ {2}sample-work:\n {4}card: # /)
  }
})

test('a testimonial gets its place in a translation too', async () => {
  const path = 'content/testimonials.es.yaml'
  write(path, 'translates: abc\ntestimonials:\n  - text: Hola # ella\n')
  const { logged } = await run('testimonial', 'Sample P.', '--rating', '4', '--text', 'Tidy: very.')
  expect(read(path)).toMatch(/^testimonials:\n {2}- text: Hola # ella\n {2}- text: # /m)
  expect(read('content/testimonials.yaml')).toMatch(
    /\n {2}- name: Sample P\.\n {4}text: "Tidy: very\."\n {4}rating: 4\n$/,
  )
  expect(placesIn(logged)).toContain(`${path}:4`)
  expect(await refusal('testimonial', 'Sample P.')).toMatch(
    /^content\/testimonials\.yaml:\d+ has "Sample P\." already/,
  )
})

describe('a translation', () => {
  const [slug] = site.sources.flatMap(({ path }) => citySlug(path))
  const original = `content/cities/${slug}.mdx`
  const translated = original.replace('.mdx', '.es.mdx')

  /** What the check says about the file alone, once it is written. */
  const problemsIn = (path: string) =>
    checkContent({ ...site, sources: [...keptSources, { path, text: read(path) }] }, cache).filter(
      ({ file }) => file === path,
    )

  test('asks for every word of its original, and for no fact', async () => {
    expect((await run('translation', original)).code).toBe(0)
    const messages = problemsIn(translated).map(({ message }) => message)
    expect(messages.filter((message) => /a fact|nothing here|is missing/.test(message))).toEqual([])
    const asked = messages.filter((message) =>
      /is not translated|expected words, found nothing/.test(message),
    ).length
    const empty = read(translated).match(/^\s*(?:- )?[\w-]+: +#|^\s*- #/gm) ?? []
    expect(empty.length).toBe(asked)
    expect(asked).toBeGreaterThan(serviceSlugs.length)
  })

  test('has the English of each word beside it, on a line that is named', async () => {
    const { logged } = await run('translation', original)
    const [, title = ''] = /^metaTitle: "?(.+?)"?$/m.exec(read(original)) ?? []
    expect(read(translated)).toMatch(/^metaTitle: # /m)
    expect(read(translated)).toContain(title)
    const places = [...logged.matchAll(/^ {2}(\S+):(\d+) {2}(.*# .+)$/gm)]
    expect(places.length).toBeGreaterThan(5)
    for (const [, file = '', line, text = ''] of places)
      expect(read(file).split('\n')[Number(line) - 1]).toContain(text)
  })

  test('starts from the present version, with the text below the fields in English', async () => {
    await run('translation', original)
    const file = readSource({ path: original, text: read(original) })
    expect(read(translated)).toContain(`translates: ${versionOf(file)}\n`)
    expect(read(translated).endsWith(`---\n\n${file.body.trim()}\n`)).toBe(true)
    expect(problemsIn(translated).some(({ message }) => /English is left/.test(message))).toBe(true)
  })

  test('can be of a YAML file, and of several files at once, in the language given', async () => {
    const { code } = await run(
      'translation',
      'content/menus.yaml',
      './content/home.yaml',
      '--language',
      'es',
    )
    expect(code).toBe(0)
    for (const path of ['content/menus.es.yaml', 'content/home.es.yaml']) {
      const messages = problemsIn(path).map(({ message }) => message)
      expect(messages.length).toBeGreaterThan(0)
      expect(
        messages.filter(
          (message) => !/is not translated|expected words, found nothing/.test(message),
        ),
      ).toEqual([])
    }
  })

  test('is refused where there is nothing to translate, and for what is there already', async () => {
    expect(await refusal('translation', 'content/hom.yaml')).toBe(
      'There is no content/hom.yaml; did you mean "content/home.yaml"?',
    )
    expect(await refusal('translation', translated)).toBe(
      `${translated} is a translation itself: name its original, ${original}.`,
    )
    expect(await refusal('translation', original, '--language', 'ex')).toBe(
      'language: "ex" is not one of es; did you mean "es"?',
    )
    await run('translation', original)
    expect(await refusal('translation', original)).toBe(
      `${translated} is there already; nothing was written.`,
    )
  })
})
