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
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSource } from '../../content/model/check/content.ts'
import { checkContent } from '../../content/model/check/index.ts'
import { versionOf } from '../../content/model/check/translated-texts.ts'
import { termsFile } from '../../content/model/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/model/languages.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { publishedFile } from '../../content/model/schema/redirects.ts'
import { newThing, usage } from '../../scripts/new/command.ts'
import { writeAddition } from '../../scripts/new/write.ts'

const list = 'content/model/calculators.ts'
/** The originals: what is translated of them already is none of these tests' business. */
const site = (({ sources, pictures }) => ({
  sources: sources
    .filter(({ path }) => languageOf(path).language === defaultLanguage || path === termsFile('es'))
    .map((source) =>
      source.path === publishedFile ? { ...source, text: 'addresses: []' } : source,
    ),
  pictures,
}))(readContentFolder('.'))
const citySlug = (path: string) => /^content\/cities\/(.+)\.mdx$/.exec(path)?.[1] ?? []
const serviceSlugs = site.sources.flatMap(
  ({ path }) => /^content\/services\/(.+)\.mdx$/.exec(path)?.[1] ?? [],
)

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (path) =>
      !path.startsWith('content/images') && languageOf(path).language === defaultLanguage,
  })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Every file of the project, and every folder, with its text. */
const everything = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : '']
    }),
  )

/** Runs `npm run new` and answers what it says. */
const run = (...args: string[]) => {
  const [logged, errors]: [string[], string[]] = [[], []]
  const output = {
    log: (line: string) => logged.push(line),
    error: (line: string) => errors.push(line),
  }
  const code = newThing(args, { root, output, formatCode: () => {} })
  return { code, logged: logged.join('\n'), errors: errors.join('\n') }
}

/** Runs it where it must refuse, and answers why it does. */
const refusal = (...args: string[]) => {
  const before = everything()
  const { code, logged, errors } = run(...args)
  expect({ code, logged }).toEqual({ code: 1, logged: '' })
  expect(everything()).toEqual(before)
  expect(errors.endsWith(`\n\n${usage}`)).toBe(true)
  return errors.slice(0, -usage.length - 2)
}

describe('nothing is written, and the reason given with the usage, for', () => {
  test('no thing at all', () => expect(refusal()).toBe('What is to be new?'))
  test('an unknown thing, with the nearest one', () =>
    expect(refusal('calculater', 'X')).toBe(
      'There is no thing "calculater"; did you mean "calculator"?',
    ))
  test('an unknown thing that is near none', () =>
    expect(refusal('constructor', 'X')).toBe('There is no thing "constructor".'))
  test.each(['calculator', 'city', 'guide', 'translation'])('a %s without a name', (thing) =>
    expect(refusal(thing, ' ')).toMatch(/^Give it a name, such as "[^"]+"\.$/),
  )

  test.each(['index', 'Inbox'])('a name whose address the site itself has: %s', (name) =>
    expect(refusal('calculator', name)).toBe(
      `"${name.toLowerCase()}" is taken by a file of the site itself: choose another name.`,
    ),
  )
  test('a name whose address another page has', () =>
    expect(refusal('calculator', 'Contact')).toBe(
      'content/pages/contact.mdx makes the address /contact already: choose another name.',
    ))
  test('a name without a letter for an address', () =>
    expect(refusal('city', '李')).toBe(
      '"李" makes no address: it needs a letter from a to z, or a digit.',
    ))
  test.each(['A "roof"', 'A {roof}', 'A <roof>', 'A \\ roof', 'A `roof`'])(
    'a name with signs that mean something in code: %s',
    (name) => expect(refusal('calculator', name)).toContain('has signs that a name cannot have'),
  )
  test('a name that could be no name in code', () =>
    expect(refusal('calculator', '2.0')).toContain('start it with a letter'))
  test('a name that is too long for a title', () =>
    expect(refusal('calculator', 'x'.repeat(30))).toContain('is too long for a title'))

  test('a name that is there already', () => {
    run('calculator', 'Sample payback')
    expect(refusal('calculator', 'Sample payback')).toBe(
      'content/calculators/sample-payback.mdx is there already; nothing was written.',
    )
    expect(refusal('calculator', 'Sample payback calculator')).toBe(
      'components/calculators/sample-payback is there already; nothing was written.',
    )
  })

  test('a calculator of which one file is there', () => {
    write('tests/calculators/sample-payback.test.ts', 'mine')
    expect(refusal('calculator', 'Sample payback')).toBe(
      'tests/calculators/sample-payback.test.ts is there already; nothing was written.',
    )
  })

  test('a calculator whose words would be those of something else', () =>
    expect(refusal('calculator', 'Toasts')).toBe(
      'content/words/toasts.yaml is there already; nothing was written.',
    ))

  test('a city that is there already', () => {
    const [slug] = site.sources.flatMap(({ path }) => citySlug(path))
    expect(refusal('city', `${slug}`.replace(/-fl$/, ''))).toBe(
      `content/cities/${slug}.mdx is there already; nothing was written.`,
    )
  })

  test('a guide that is there already', () =>
    expect(refusal('guide', 'Glossary')).toBe(
      'content/guides/glossary.mdx is there already; nothing was written.',
    ))

  test('a list of calculators in which there is no place for a line, which is named', () => {
    write(list, read(list).replace('export const calculators', 'export const tools'))
    const reason = refusal('calculator', 'Sample payback')
    for (const text of [
      list,
      "import { samplePaybackWords } from './schema/words/sample-payback.ts'",
      "component: 'SamplePaybackCalculator'",
    ])
      expect(reason).toContain(text)
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
  test('with an odd name has plain names in addresses and code, and its own in texts', () => {
    expect(run('calculator', 'Ñandú', '2.0!').code).toBe(0)
    expect(read('content/calculators/nandu-2-0.mdx')).toContain('title: "Ñandú 2.0! calculator"')
    expect(read('components/calculators/nandu-2-0/Nandu20Calculator.tsx')).toContain(
      'export const Nandu20Calculator',
    )
    expect(read(list)).toContain("page: 'nandu-2-0', component: 'Nandu20Calculator'")
  })

  test('that is called one is not called one twice', () => {
    run('calculator', 'Sample payback calculator')
    expect(read('content/calculators/sample-payback-calculator.mdx')).toContain(
      'title: "Sample payback calculator"',
    )
    expect(read(list)).toContain("'sample-payback': { page: 'sample-payback-calculator'")
  })

  test('passes the check of content, as does another beside it', () => {
    const page = (name: string) => {
      run('calculator', name)
      const path = `content/calculators/${name.toLowerCase()}.mdx`
      // The list of components is that of this site, which lacks the new ones.
      return { path, text: read(path).replace(/<\w+Calculator \/>/, '<RoofCalculator />') }
    }
    expect(
      checkContent({ ...site, sources: [...site.sources, page('Zebra'), page('Quagga')] }),
    ).toEqual([])
  })

  test('is said to be written with the place of every text that is left', () => {
    const { logged } = run('calculator', 'Sample payback')
    const places = [...logged.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)]
    expect(places.length).toBeGreaterThan(5)
    for (const [, file = '', line, text = ''] of places)
      expect(read(file).split('\n')[Number(line) - 1]).toContain(text)
  })
})

describe('a city', () => {
  const path = 'content/cities/sample-bay-fl.mdx'

  test('has every field there is, all of them empty but its name', () => {
    expect(run('city', 'Sample Bay, FL').code).toBe(0)
    const problems = checkContent({
      ...site,
      sources: [...site.sources, { path, text: read(path) }],
    })
    expect(problems.length).toBeGreaterThan(serviceSlugs.length)
    expect(problems.filter(({ file }) => file !== path)).toEqual([])
    expect(problems.filter(({ message }) => /unknown|is missing/.test(message))).toEqual([])
  })

  test('says what to write for every service', () => {
    run('city', 'Sample Bay')
    for (const slug of serviceSlugs)
      expect(read(path)).toMatch(
        new RegExp(`^  ${slug}:\n    card: # .+\n    lead: # .+\n    hook: # .+$`, 'm'),
      )
  })
})

describe('a guide', () => {
  const path = 'content/guides/sample-guide.mdx'

  test('has every field it needs, all of them empty but its name and its day', () => {
    expect(run('guide', 'Sample guide').code).toBe(0)
    const problems = checkContent({
      ...site,
      sources: [...site.sources, { path, text: read(path) }],
    })
    expect(problems.length).toBeGreaterThan(5)
    expect(problems.filter(({ file }) => file !== path)).toEqual([])
    expect(
      problems.filter(({ message }) => /unknown|is missing|title:|published:/.test(message)),
    ).toEqual([])
  })
})

describe('a translation', () => {
  const [slug] = site.sources.flatMap(({ path }) => citySlug(path))
  const original = `content/cities/${slug}.mdx`
  const translated = original.replace('.mdx', '.es.mdx')

  /** What the check says about the file alone, once it is written. */
  const problemsIn = (path: string) =>
    checkContent({ ...site, sources: [...site.sources, { path, text: read(path) }] }).filter(
      ({ file }) => file === path,
    )

  test('asks for every word of its original, and for no fact', () => {
    expect(run('translation', original).code).toBe(0)
    const messages = problemsIn(translated).map(({ message }) => message)
    expect(messages.filter((message) => /a fact|nothing here|is missing/.test(message))).toEqual([])
    const asked = messages.filter((message) => message.includes('is not translated')).length
    const empty = read(translated).match(/^\s*(?:- )?[\w-]+: +#|^\s*- #/gm) ?? []
    expect(empty.length).toBe(asked)
    expect(asked).toBeGreaterThan(serviceSlugs.length)
  })

  test('has the English of each word beside it, on a line that is named', () => {
    const { logged } = run('translation', original)
    const [, title = ''] = /^metaTitle: "?(.+?)"?$/m.exec(read(original)) ?? []
    expect(read(translated)).toMatch(/^metaTitle: # /m)
    expect(read(translated)).toContain(title)
    const places = [...logged.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)]
    expect(places.length).toBeGreaterThan(5)
    for (const [, file = '', line, text = ''] of places)
      expect(read(file).split('\n')[Number(line) - 1]).toContain(text)
  })

  test('starts from the present version, with the text below the fields in English', () => {
    run('translation', original)
    const file = readSource({ path: original, text: read(original) })
    expect(read(translated)).toContain(`translates: ${versionOf(file)} #`)
    expect(read(translated).endsWith(`---\n\n${file.body.trim()}\n`)).toBe(true)
    expect(problemsIn(translated).some(({ message }) => /English is left/.test(message))).toBe(true)
  })

  test('can be of a YAML file, and of several files at once, in the language given', () => {
    const { code } = run(
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
      expect(messages.filter((message) => !message.includes('is not translated'))).toEqual([])
    }
  })

  test('is refused where there is nothing to translate, and for what is there already', () => {
    expect(refusal('translation', 'content/hom.yaml')).toBe(
      'There is no content/hom.yaml; did you mean "content/home.yaml"?',
    )
    expect(refusal('translation', translated)).toBe(
      `${translated} is a translation itself: name its original, ${original}.`,
    )
    expect(refusal('translation', original, '--language', 'ex')).toBe(
      '"ex" is not a language that this site is translated into; did you mean "es"?',
    )
    run('translation', original)
    expect(refusal('translation', original)).toBe(
      `${translated} is there already; nothing was written.`,
    )
  })
})
