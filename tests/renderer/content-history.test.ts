import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentDates, lastChanged } from '../../renderer/build/content-history.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let root: string

const write = (file: string, text = file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const git = (day: string, ...options: string[]) => {
  const who = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@x.example',
    '-c',
    'commit.gpgsign=false',
  ]
  const date = `${day}T12:00:00Z`
  execFileSync('git', [...who, ...options], {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}
const commit = (day: string) => {
  git(day, 'add', '-A')
  git(day, 'commit', '-m', 'Words')
}

beforeEach(() => {
  root = temporaryFolder('history')
  git('2026-01-01', 'init')
  write('content/home.yaml')
  write('content/services/tile.mdx')
  write('content/cities/doral-fl.mdx')
  write('content/legal/terms.mdx')
  commit('2026-01-01')
  write('content/cities/doral-fl.mdx', 'other words')
  commit('2026-02-02')
})

describe('when a content file last changed', () => {
  test('is the date of its last commit', () => {
    expect([...contentDates(root)].sort()).toEqual([
      ['content/cities/doral-fl.mdx', '2026-02-02'],
      ['content/home.yaml', '2026-01-01'],
      ['content/legal/terms.mdx', '2026-01-01'],
      ['content/services/tile.mdx', '2026-01-01'],
    ])
  })

  test('is unknown while it has uncommitted changes, staged or not', () => {
    write('content/home.yaml', 'changed')
    write('content/legal/terms.mdx', 'changed')
    git('2026-03-03', 'add', 'content/legal')
    write('content/pages/new.mdx')
    expect([...contentDates(root).keys()].sort()).toEqual([
      'content/cities/doral-fl.mdx',
      'content/services/tile.mdx',
    ])
  })

  test('is unknown in a shallow clone, without a repository and without commits', () => {
    const clone = temporaryFolder('shallow')
    git('2026-03-03', 'clone', '--depth', '1', `file://${root}`, clone)
    expect(contentDates(clone).size).toBe(0)
    rmSync(join(root, '.git'), { recursive: true })
    expect(contentDates(root).size).toBe(0)
    git('2026-03-03', 'init')
    expect(contentDates(root).size).toBe(0)
  })

  test('is found if the project is a subfolder of its repository', () => {
    mkdirSync(join(root, 'site'))
    renameSync(join(root, 'content'), join(root, 'site/content'))
    commit('2026-04-04')
    expect(contentDates(join(root, 'site')).get('content/home.yaml')).toBe('2026-04-04')
  })
})

describe('when a page last changed', () => {
  const [service, city] = ['content/services/tile.mdx', 'content/cities/doral-fl.mdx']

  test('is the latest date of its files', () => {
    expect(lastChanged(['content/home.yaml'], contentDates(root))).toBe('2026-01-01')
    expect(lastChanged([service, city], contentDates(root))).toBe('2026-02-02')
  })

  test('is unknown unless it is known for every one of its files', () => {
    write(city, 'not committed')
    expect(lastChanged([service, city], contentDates(root))).toBeUndefined()
    expect(lastChanged(['content/pages/nowhere.mdx'], contentDates(root))).toBeUndefined()
  })
})
