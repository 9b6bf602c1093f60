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
import { filesIn } from '../../renderer/files-in.ts'
import { type Circumstances, startBuild } from '../builds.ts'

type Project = { root: string; now: Circumstances }
type Change = (project: Project, at: number, mark: number) => unknown

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')
const write = (root: string, path: string, text: string) => writeFileSync(join(root, path), text)

const pick = <T>(choices: readonly T[], at: number): T => {
  const choice = choices[at % choices.length]
  if (choice === undefined) throw new Error('There is nothing to choose from')
  return choice
}

/** Returns the files of a content folder, in all languages. */
const contentIn = (root: string, folder: string, ending = '') =>
  readdirSync(join(root, 'content', folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `content/${folder}/${file}`)

/** Returns the files that pages are made from. */
const sources = (root: string): string[] =>
  filesIn(join(root, 'content'))
    .filter((file) => /^(?!legal|prices).*\.(?:mdx|yaml)$/.test(file))
    .map((file) => `content/${file}`)

const texts =
  /\b(heading|lead|text|answer|title|summary|description|name|callToAction|menuTitle|metaTitle|displayName|definition|card|hook|question|housing): (?=[A-Z])[^,}\n"|>{]+/g

const editText: Change = ({ root }, at, mark) => {
  // Picks a file first, because most texts are in /words.
  const files = sources(root).filter((path) => read(root, path).match(texts))
  const file = pick(files, at)
  const text = read(root, file)
  const { index, 0: found } = pick([...text.matchAll(texts)], at >> 8)
  const end = index + found.length
  write(root, file, `${text.slice(0, end)} ${mark}${text.slice(end)}`)
}

const editBody: Change = ({ root }, at, mark) => {
  const bodies = sources(root).filter((file) => file.endsWith('.mdx'))
  const file = pick(bodies, at)
  write(root, file, `${read(root, file)}\nMore about a deck, ${mark} times.\n`)
}

const cities = (root: string) => contentIn(root, 'cities').filter((file) => !/\.es\./.test(file))

const addCity: Change = ({ root }, at, mark) => {
  const text = read(root, pick(cities(root), at))
  const [, name = ''] = /name: (.*)/.exec(text) ?? []
  write(root, `content/cities/key-${mark}-fl.mdx`, text.replaceAll(name, `Key ${mark}`))
}

const removeFile: Change = ({ root }, at) => {
  const files = [...cities(root).slice(1), ...contentIn(root, 'guides')]
  if (files.length > 0) rmSync(join(root, pick(files, at)))
}

const renameGuide: Change = ({ root }, at, mark) => {
  const guides = contentIn(root, 'guides')
  // They may all have been removed.
  if (guides.length === 0) return
  const file = pick(guides, at)
  // The check, which a build here does not heed, would ask for a redirect.
  renameSync(join(root, file), join(root, file.replace(/[^/.]+(?=\.)/, `guide-${mark}`)))
}

const repaint: Change = ({ root }, at, mark) => {
  const background = { r: mark % 256, g: 0, b: at % 256 }
  return sharp({ create: { width: 40 + (mark % 20), height: 30, channels: 3, background } })
    .jpeg()
    .toFile(join(root, pick(contentIn(root, 'images', '.jpg'), at)))
}

const translate: Change = ({ root }, at, mark) => {
  const file = pick(
    sources(root).filter((one) => !/\.es\.|redirects|publ/.test(one)),
    at,
  )
  const translation = file.replace(/\.(\w+)$/, '.es.$1')
  if (existsSync(join(root, translation))) return rmSync(join(root, translation))
  const translated = read(root, file).replace(texts, (text) => `${text} ${mark}`)
  return write(root, translation, translated)
}

const changeDay: Change = ({ root, now }, at) => {
  const file = 'content/business.yaml'
  const text = read(root, file)
  // Adds a claim with a last day, unless there is one.
  const ending = `text: A claim, validUntil: "${floridaDay()}" }`
  if (!text.includes('validUntil')) write(root, file, text.replaceAll('text: A claim }', ending))
  // At most the number of days after which a build deletes its cached files.
  now.daysAhead = pick([0, 1, 20], at)
}

const relays = ['', 'https://formsubmit.co/a@sample.example', 'https://formspree.io/f/abcdefgh']
const changeEnvironment: Change = ({ root, now }, at) => {
  write(root, '.env', `FORM_RELAY=${pick(relays, at)}`)
  now.siteEnv = pick(['', 'production', 'preview'], at >> 2)
}

/** Changes of the code, each alternating with its opposite. */
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

/** Stops a build before it is done. */
const interrupt: Change = async ({ root, now }, at) => {
  const { ended, kill } = startBuild(root, now)
  const timer = setTimeout(kill, at % 12_000)
  await ended
  clearTimeout(timer)
}

/** Damages what a build has left, if there is anything: an interrupted one may have left nothing. */
const harm: Change = ({ root }, at, mark) => {
  const left = filesIn(root).filter((file) => /^(?:\.cache|dist)\//.test(file))
  if (left.length === 0) return
  const path = join(root, pick(left, at))
  const harms = [
    () => truncateSync(path, 1),
    () => writeFileSync(path, 'damaged'),
    () => writeFileSync(`${path}.html`, ''),
    () => rmSync(path),
    () => rmSync(join(root, 'dist'), { recursive: true, force: true }),
  ]
  pick(harms, mark)()
}

const edits = {
  editText,
  editBody,
  addCity,
  removeFile,
  renameGuide,
  repaint,
  translate,
  changeDay,
  changeEnvironment,
  changeCode,
  interrupt,
  harm,
}
type Kind = keyof typeof edits

/** A random change of a project: its kind, place and new text. Every third changes a text. */
export const edit = fc.record({
  kind: fc.oneof(fc.constant<Kind>('editText'), {
    weight: 2,
    arbitrary: fc.constantFrom(...(Object.keys(edits) as Kind[])),
  }),
  at: fc.nat(),
  mark: fc.integer({ min: 100, max: 999 }),
})

/** Applies an edit to a project. */
export const apply = async (
  project: Project,
  { kind, at, mark }: { kind: Kind; at: number; mark: number },
) => void (await edits[kind](project, at, mark))
