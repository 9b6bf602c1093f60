import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { floridaDay } from '../../content/schema/day.ts'
import { type Circumstances, startBuild } from '../incremental/builds.ts'

type Project = { root: string; now: Circumstances }

/** One change of a project: what kind, where, and what is new. */
export type Edit = { kind: keyof typeof edits; at: number; mark: number }
type Change = (project: Project, at: number, mark: number) => unknown

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const write = (root: string, path: string, text: string) => writeFileSync(join(root, path), text)

const pick = <T>(choices: readonly T[], at: number): T => {
  const choice = choices[at % choices.length]
  if (choice === undefined) throw new Error('There is nothing to choose from')
  return choice
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)

const folders = [
  '',
  '/cities',
  '/guides',
  '/pages',
  '/services',
  '/calculators',
  '/images',
  '/words',
]

/** The files that pages are made from. */
const sources = (root: string, ending = /\.(?:mdx|yaml)$/): string[] =>
  folders.flatMap((folder) => filesIn(root, `content${folder}`)).filter((file) => ending.test(file))

const texts =
  /\b(heading|lead|text|answer|title|summary|description|name|callToAction|menuTitle|metaTitle|displayName|definition|card|hook|question|housing): (?=[A-Z])[^,}\n"|>{]+/g

const editText: Change = ({ root }, at, mark) => {
  // A file first: most texts are those of /words.
  const file = pick(
    sources(root).filter((path) => read(root, path).match(texts)),
    at,
  )
  const text = read(root, file)
  const { index, 0: found } = pick([...text.matchAll(texts)], at >> 8)
  const end = index + found.length
  write(root, file, `${text.slice(0, end)} ${mark}${text.slice(end)}`)
}

const editBody: Change = ({ root }, at, mark) => {
  const file = pick(sources(root, /\.mdx$/), at)
  write(root, file, `${read(root, file)}\nMore about a deck, ${mark} times.\n`)
}

const cities = (root: string) =>
  filesIn(root, 'content/cities').filter((file) => !file.endsWith('.es.mdx'))

const addCity: Change = ({ root }, at, mark) => {
  const text = read(root, pick(cities(root), at))
  const [, name = ''] = /name: (.*)/.exec(text) ?? []
  write(root, `content/cities/key-${mark}-fl.mdx`, text.replaceAll(name, `Key ${mark}`))
}

const removeFile: Change = ({ root }, at) => {
  const files = [...cities(root).slice(1), ...filesIn(root, 'content/guides')]
  if (files.length > 0) rmSync(join(root, pick(files, at)))
}

const renameGuide: Change = ({ root }, at, mark) => {
  const guides = filesIn(root, 'content/guides')
  // They may all have been removed.
  if (guides.length === 0) return
  const file = pick(guides, at)
  const slug = /([^/.]+)\.(?:es\.)?mdx$/.exec(file)?.[1] ?? ''
  renameSync(join(root, file), join(root, file.replace(slug, `guide-${mark}`)))
  const redirects = read(root, 'content/redirects.yaml')
  const line = `  - { from: /guides/${slug}, to: /guides/guide-${mark} }\n`
  if (!redirects.includes(line)) write(root, 'content/redirects.yaml', redirects + line)
}

const repaint: Change = ({ root }, at, mark) => {
  const background = { r: mark % 256, g: 0, b: at % 256 }
  const pictures = filesIn(root, 'content/images').filter((file) => file.endsWith('.jpg'))
  return sharp({ create: { width: 40 + (mark % 20), height: 30, channels: 3, background } })
    .jpeg()
    .toFile(join(root, pick(pictures, at)))
}

const translate: Change = ({ root }, at, mark) => {
  const originals = sources(root).filter((file) => !/\.es\.|redirects|publ/.test(file))
  const file = pick(originals, at)
  const translation = file.replace(/\.(\w+)$/, '.es.$1')
  if (existsSync(join(root, translation))) rmSync(join(root, translation))
  else
    write(
      root,
      translation,
      read(root, file).replace(texts, (text) => `${text} ${mark}`),
    )
}

const changeDay: Change = ({ root, now }, at) => {
  const file = 'content/business.yaml'
  const text = read(root, file)
  // A claim that ends, unless one does already.
  const ending = `text: A claim, validUntil: "${floridaDay()}" }`
  if (!text.includes('validUntil')) write(root, file, text.replaceAll('text: A claim }', ending))
  // Not more than the days after which a build deletes what it has cached.
  now.daysAhead = pick([0, 1, 20], at)
}

const relays = ['', 'https://formsubmit.co/a@sample.example', 'https://formspree.io/f/abcdefgh']
const changeEnvironment: Change = ({ now }, at) => {
  now.formRelay = pick(relays, at)
  now.siteEnv = pick(['', 'production', 'preview'], at >> 2)
}

/** Changes of the code, each made in turn with its opposite. */
const codes = [
  ['renderer/server/Document.tsx', 'viewport-fit=cover', 'viewport-fit=auto'],
  ['components/ui/tokens.css', ':root {', ':root { --added: 1px;'],
] as const

const changeCode: Change = ({ root }, at) => {
  const [file, from, to] = pick(codes, at)
  const text = read(root, file)
  const changed = text.includes(to) ? text.replace(to, from) : text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  write(root, file, changed)
}

/** Stops a build in its midst. */
const interrupt: Change = async ({ root, now }, at) => {
  const { ended, kill } = startBuild(root, now)
  const timer = setTimeout(kill, at % 12_000)
  await ended
  clearTimeout(timer)
}

/** What happens to files that a build has left, if it has: one that was interrupted may have not. */
const harm: Change = ({ root }, at) => {
  const pathOf = (path: string) => join(root, path)
  const harms = [
    ...['pages', 'yaml'].map(
      (name) => () => truncateSync(pathOf(`.cache/${name}.json`), at % 2000),
    ),
    ...['pages', 'bodies'].map((name) => () => {
      const all = filesIn(root, `.cache/${name}`).filter((file) => /\.\w+$/.test(file))
      rmSync(pathOf(pick(all, at)))
    }),
    ...['dist/client', '.cache/pages'].map((name) => () => write(root, `${name}/stray.html`, '')),
    () => rmSync(pathOf('dist'), { recursive: true }),
  ]
  const left = ['dist/client', '.cache/pages.json', '.cache/yaml.json', '.cache/bodies']
  if (left.every((path) => existsSync(pathOf(path)))) pick(harms, at)()
}

const edits = {
  ...{ editText, editBody, addCity, removeFile, renameGuide, repaint, translate },
  ...{ changeDay, changeEnvironment, changeCode, interrupt, harm },
}

/** Applies an edit to a project. */
export const apply = async (project: Project, { kind, at, mark }: Edit): Promise<void> =>
  void (await edits[kind](project, at, mark))

/** A random sequence of edits, the same for each seed. Most are of texts. */
export const sequence = (seed: number): readonly Edit[] => {
  const kinds = Object.keys(edits) as Edit['kind'][]
  const edit = fc.record({
    kind: fc.oneof(fc.constant('editText' as const), {
      weight: 2,
      arbitrary: fc.constantFrom(...kinds),
    }),
    at: fc.nat(),
    mark: fc.integer({ min: 100, max: 999 }),
  })
  const drawn = fc.sample(fc.array(edit, { minLength: 4, maxLength: 8 }), { seed, numRuns: 1 })
  return drawn.flat()
}
