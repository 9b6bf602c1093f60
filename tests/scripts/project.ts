import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from '../../renderer/cache.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { createSite } from '../../renderer/content/site.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent, type StyleOf } from '../../scripts/check/index.ts'
import { newThing } from '../../scripts/new.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const cache = memoryCache()

/** A project with some content, whose pictures are links to ours, and what can be done with it. */
export const projectWith = ({ sources, pictures }: ContentFolder) => {
  const root = temporaryFolder('project')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeWhole(join(root, path), text)
  for (const { path, text } of sources) write(path, text)
  for (const { path } of pictures) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(resolve(path), join(root, path))
  }
  const site = () => createSite({ root, env: {} })
  return {
    ...{ root, read, write, site },
    edit: (path: string, from: string | RegExp, to: string) =>
      write(path, read(path).replace(from, to)),
    problems: (style?: StyleOf) => checkContent(site(), cache, style).problems,
    /** `npm run new`: its exit code, what it says, and the places that it names as still to write. */
    make: async (...args: string[]) => {
      const { code, said } = await runCommand(newThing, args, { root })
      const places = [...said.matchAll(/^ {2}(\S+:\d+) {2}/gm)].map(([, place]) => place)
      return { code, said, places }
    },
  }
}
