import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sampleFolder } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'

const code = ['components', 'pages', 'renderer', 'scripts', 'package.json', 'vite.config.ts']
const contentCode = /^(?!.*\.(?:mdx|yaml|jpg|png)$)|\/pictures\.yaml$/

/** Components name pictures of the project. Those of one color are encoded quickly. */
const plainPictures = () =>
  readdirSync('content/images')
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => ({ path: `content/images/${file}`, facts: { width: 800, height: 450 } }))

/** A copy of the code with a small content, in a temporary folder, with all that it needs to build. */
export const sampleProject = async () => {
  const root = mkdtempSync(join(tmpdir(), 'incremental-'))
  for (const path of [...code, 'package-lock.json', 'tsconfig.json'])
    cpSync(path, join(root, path), { recursive: true })
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (path) => !/\.[a-z]+$/.test(path) || contentCode.test(path),
  })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  mkdirSync(join(root, 'content/legal'), { recursive: true })
  const sources = sampleFolder.sources.filter(({ path }) => !path.endsWith('/pictures.yaml'))
  await writeFolder(root, { sources, pictures: plainPictures() })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
