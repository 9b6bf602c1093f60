import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { writeWhole } from '../renderer/cache.ts'
import { sampleFolder } from './content/sample.ts'

/** Files that builds and tests leave, and those that a copy links to instead. */
const leftOut =
  /^(?:\.git|\.data|dist|node_modules|test-results|\.cache\/(?:pages|vite|build\.lock))$/

const copyWith = (isCopied: (path: string) => boolean) => {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const filter = (path: string) => !leftOut.test(path) && isCopied(path)
  cpSync('.', root, { recursive: true, filter })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Copies the project to a temporary folder, which a test may change. */
export const copyProject = () => {
  const copy = copyWith(() => true)
  if (existsSync('.git')) symlinkSync(resolve('.git'), join(copy.root, '.git'), 'junction')
  return copy
}

/** The files that the copy with the sample content has of its own. */
const ownOfSample = /^(?:\.cache|tests)$|^content\/(?!.*\/pictures\.yaml$).*\.(?:mdx|yaml|jpg|png)$/

/** Copies the code with the small sample content, never built. */
export const sampleProject = async () => {
  const copy = copyWith((path) => !ownOfSample.test(path))
  mkdirSync(join(copy.root, 'content/legal'), { recursive: true })
  const write = (path: string, data: string | Buffer) => writeWhole(join(copy.root, path), data)
  for (const { path, text } of sampleFolder.sources)
    if (!path.endsWith('/pictures.yaml')) write(path, text)
  // One color is encoded quickly, under the names that components know.
  const create = { width: 800, height: 450, channels: 3, background: 'teal' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  for (const file of readdirSync('content/images').filter((one) => one.endsWith('.jpg')))
    write(`content/images/${file}`, picture)
  return copy
}
