import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from '../renderer/cache.ts'
import type { ContentFolder } from '../renderer/content/folder.ts'
import { createSite } from '../renderer/content/site.ts'
import type { Run } from '../scripts/shared/terminal.ts'
import { runCommand } from './recorded-output.ts'
import { temporaryFolder } from './temporary-folder.ts'

const settings = ['user.name=Ana', 'user.email=ana@sample.example', 'commit.gpgsign=false']

/** Runs git in a folder, independent of this machine's settings. Returns its output. */
const gitIn = (folder: string, options: readonly string[], env = {}): string =>
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, ...env },
  })

/** Returns what a test can do with a project in a folder. */
const projectIn = (root: string) => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, text: string) => writeWhole(join(root, path), text)
  const git = (...options: string[]) => gitIn(root, options)
  return {
    root,
    read,
    write,
    git,
    /** Replaces a text in a file, which has to be there. */
    edit: (path: string, from: string | RegExp, to: string) => {
      const changed = read(path).replace(from, to)
      if (changed === read(path)) throw new Error(`${path} has no ${from}`)
      write(path, changed)
    },
    /** Commits everything, today or on a day such as "2026-01-31". */
    commit: (day?: string) => {
      const date = `${day}T12:00:00Z`
      git('add', '-A')
      gitIn(root, ['commit', '-qm', 'Change'], {
        ...(day && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
      })
    },
    site: () => createSite({ root, env: {} }),
    /** Runs a command. Returns its exit code and output. */
    run: (command: Run, ...args: string[]) => runCommand(command, args, { root }),
  }
}

/** Creates a project with these files for one test. */
export const projectWith = (files: Readonly<Record<string, string>> = {}) => {
  const project = projectIn(temporaryFolder('project'))
  for (const [path, text] of Object.entries(files)) project.write(path, text)
  return project
}

/** Creates a project with some content, whose pictures are links to ours. */
export const projectOf = ({ sources, pictures }: ContentFolder) => {
  const project = projectWith(Object.fromEntries(sources.map(({ path, text }) => [path, text])))
  for (const { path } of pictures) {
    const link = join(project.root, path)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve(path), link)
  }
  return project
}
