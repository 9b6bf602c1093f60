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
import { sampleFolder } from './content/sample.ts'
import { writeFolder } from './content/write-folder.ts'

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

/** Returns plain pictures under the names in components, because one color is encoded quickly. */
const plainPictures = () =>
  readdirSync('content/images')
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => ({ path: `content/images/${file}`, facts: { width: 800, height: 450 } }))

/** Copies the code with the small sample content, never built. */
export const sampleProject = async () => {
  const copy = copyWith((path) => !ownOfSample.test(path))
  mkdirSync(join(copy.root, 'content/legal'), { recursive: true })
  const sources = sampleFolder.sources.filter(({ path }) => !path.endsWith('/pictures.yaml'))
  await writeFolder(copy.root, { sources, pictures: plainPictures() })
  return copy
}
