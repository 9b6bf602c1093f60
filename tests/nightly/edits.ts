import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { floridaDay } from '../../content/schema/day.ts'
import { type Circumstances, startBuild } from '../incremental/builds.ts'

type Project = { root: string; now: Circumstances }

/** One change of a project: what kind, where, and what is new. */
export type Edit = { kind: keyof typeof edits; at: number; mark: number }

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
const sources = (root: string): string[] =>
  folders
    .flatMap((folder) => filesIn(root, `content${folder}`))
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))

const texts =
  /\b(heading|lead|text|answer|title|summary|description|name|callToAction|menuTitle|metaTitle|displayName|definition|card|hook|question|housing): (?=[A-Z])[^,}\n"|>{]+/g

const editText = ({ root }: Project, at: number, mark: number) => {
  // A folder first: most texts are those of /words.
  const folder = pick(folders, at)
  const all = sources(root)
    .filter((file) => dirname(file) === `content${folder}`)
    .flatMap((file) =>
      [...read(root, file).matchAll(texts)].map(({ index, 0: { length } }) => ({
        file,
        end: index + length,
      })),
    )
  if (all.length === 0) return
  const { file, end } = pick(all, Math.floor(at / folders.length))
  const text = read(root, file)
  write(root, file, `${text.slice(0, end)} ${mark}${text.slice(end)}`)
}

const editBody = ({ root }: Project, at: number, mark: number) => {
  const file = pick(
    sources(root).filter((path) => path.endsWith('.mdx')),
    at,
  )
  write(root, file, `${read(root, file)}\nMore about a deck, ${mark} times.\n`)
}

const cities = (root: string) =>
  filesIn(root, 'content/cities').filter((file) => !file.endsWith('.es.mdx'))

const addCity = ({ root }: Project, at: number, mark: number) => {
  const [, name = ''] = /name: (.*)/.exec(read(root, pick(cities(root), at))) ?? []
  const text = read(root, pick(cities(root), at)).replaceAll(name, `Key ${mark}`)
  write(root, `content/cities/key-${mark}-fl.mdx`, text)
}

const removeFile = ({ root }: Project, at: number) => {
  const files = [...cities(root).slice(1), ...filesIn(root, 'content/guides')]
  if (files.length > 0) rmSync(join(root, pick(files, at)))
}

const renameGuide = ({ root }: Project, at: number, mark: number) => {
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

const repaint = async ({ root }: Project, at: number, mark: number) => {
  const [width, height] = [40 + (mark % 20), 30]
  const background = { r: mark % 256, g: 0, b: at % 256 }
  const pictures = filesIn(root, 'content/images').filter((file) => file.endsWith('.jpg'))
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(join(root, pick(pictures, at)))
}

const translate = ({ root }: Project, at: number, mark: number) => {
  const files = sources(root).filter((file) => !/\.es\./.test(file) && !/redirects|publ/.test(file))
  const file = pick(files, at)
  const translation = file.replace(/\.(\w+)$/, '.es.$1')
  if (existsSync(join(root, translation))) rmSync(join(root, translation))
  else
    write(
      root,
      translation,
      read(root, file).replace(texts, (text) => `${text} ${mark}`),
    )
}

/** Not more than the days after which a build deletes what it has cached. */
const daysAhead = [0, 1, 20]

/** Says which version a translation is of, which no page shows. */
const acceptTranslation = ({ root }: Project, at: number, mark: number) => {
  const files = sources(root).filter((file) => file.endsWith('.es.yaml'))
  if (files.length === 0) return
  const file = pick(files, at)
  const text = read(root, file).replace(/^translates: .*\n/, '')
  write(root, file, `translates: version${mark}\n${text}`)
}

const changeDay = ({ root, now }: Project, at: number) => {
  const file = 'content/business.yaml'
  const text = read(root, file)
  // A claim that ends, unless one does already.
  if (!text.includes('validUntil'))
    write(
      root,
      file,
      text.replaceAll('text: A claim }', `text: A claim, validUntil: "${floridaDay()}" }`),
    )
  now.daysAhead = pick(daysAhead, at)
}

const changeEnvironment = ({ now }: Project, at: number) => {
  now.formRelay = pick(
    ['', 'https://formsubmit.co/a@sample.example', 'https://formspree.io/f/abcdefgh'],
    at,
  )
  now.siteEnv = pick(['', 'production', 'preview'], at >> 2)
}

/** Changes of the code, each made in turn with its opposite. */
const codes = [
  ['renderer/server/Document.tsx', 'viewport-fit=cover', 'viewport-fit=auto'],
  ['components/ui/tokens.css', ':root {', ':root { --added: 1px;'],
] as const

const changeCode = ({ root }: Project, at: number) => {
  const [file, from, to] = pick(codes, at)
  const text = read(root, file)
  const changed = text.includes(to) ? text.replace(to, from) : text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  write(root, file, changed)
}

/** Stops a build in its midst. */
const interrupt = async ({ root, now }: Project, at: number) => {
  const { ended, kill } = startBuild(root, now)
  const timer = setTimeout(kill, at % 12_000)
  await ended
  clearTimeout(timer)
}

/** What happens to files that a build has left. */
const harm = ({ root }: Project, at: number) => {
  const all = (folder: string) => filesIn(root, folder).filter((file) => /\.\w+$/.test(file))
  const harms = [
    () => truncateSync(join(root, '.cache/pages.json'), at % 2000),
    () => truncateSync(join(root, '.cache/yaml.json'), at % 2000),
    () => rmSync(join(root, pick(all('.cache/pages'), at))),
    () => rmSync(join(root, pick(all('.cache/bodies'), at))),
    () => write(root, 'dist/client/stray.html', 'stray'),
    () => write(root, '.cache/pages/stray.html', 'stray'),
    () => rmSync(join(root, 'dist'), { recursive: true }),
  ]
  // An interrupted build may have left none of it.
  const left = ['dist/client', '.cache/pages.json', '.cache/yaml.json', '.cache/bodies']
  if (left.every((path) => existsSync(join(root, path)))) pick(harms, at)()
}

const edits = {
  editText,
  editBody,
  addCity,
  removeFile,
  renameGuide,
  repaint,
  translate,
  acceptTranslation,
  changeDay,
  changeEnvironment,
  changeCode,
  interrupt,
  harm,
}

/** Applies an edit to a project. */
export const apply = async (project: Project, { kind, at, mark }: Edit): Promise<void> =>
  edits[kind](project, at, mark)

const kinds = Object.keys(edits) as Edit['kind'][]

/** A random sequence of edits, the same for each seed. Most are of texts. */
export const sequence = (seed: number): readonly Edit[] => {
  const edit = fc.record({
    kind: fc.oneof(
      { weight: 1, arbitrary: fc.constant('editText' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...kinds) },
    ),
    at: fc.nat(),
    mark: fc.integer({ min: 100, max: 999 }),
  })
  const [edits = []] = fc.sample(fc.array(edit, { minLength: 4, maxLength: 8 }), {
    seed,
    numRuns: 1,
  })
  return edits
}
