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
import { checkContent } from '../../content/model/check/index.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { newThing, usage } from '../../scripts/new/command.ts'
import { writeAddition } from '../../scripts/new/write.ts'

const list = 'content/model/calculators.ts'
const site = readContentFolder('.')
const citySlug = (path: string) => /^content\/cities\/(.+)\.mdx$/.exec(path)?.[1] ?? []
const serviceSlugs = site.sources.flatMap(
  ({ path }) => /^content\/services\/(.+)\.mdx$/.exec(path)?.[1] ?? [],
)

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (path) => !path.startsWith('content/images'),
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
  test.each(['calculator', 'city', 'guide'])('a %s without a name', (thing) =>
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
