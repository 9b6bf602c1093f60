import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { contentDates, lastChanged } from '../../renderer/output/lists.ts'
import { gitIn } from '../scripts/git-in.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const [home, service, city] = [
  'content/home.yaml',
  'content/services/a.mdx',
  'content/cities/b.mdx',
]
let root = ''

const write = (file: string, text: string) => writeWhole(join(root, file), text)
const git = (day: string, ...options: string[]) => {
  const date = `${day}T12:00:00Z`
  return gitIn(root, options, { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date })
}
const commit = (day: string) => {
  git(day, 'add', '-A')
  git(day, 'commit', '-m', 'Words')
}

test('a page has the day of the last commit to its files, if that can be known', () => {
  root = temporaryFolder('history')
  git('2026-01-01', 'init')
  expect(contentDates(root).size).toBe(0)
  for (const file of [home, service, city]) write(file, 'words')
  commit('2026-01-01')
  write(city, 'other words')
  commit('2026-02-02')
  const dates = contentDates(root)
  expect(Object.fromEntries(dates)).toEqual({
    [home]: '2026-01-01',
    [service]: '2026-01-01',
    [city]: '2026-02-02',
  })
  expect(lastChanged([service, city], dates)).toBe('2026-02-02')

  const clone = temporaryFolder('shallow')
  git('2026-03-03', 'clone', '--depth', '1', `file://${root}`, clone)
  expect(contentDates(clone).size).toBe(0)

  write(home, 'changed')
  write(service, 'changed')
  git('2026-03-03', 'add', service)
  write('content/pages/new.mdx', 'words')
  const known = contentDates(root)
  expect([...known.keys()]).toEqual([city])
  expect(lastChanged([service, city], known)).toBeUndefined()

  // A project may be a subfolder of its repository.
  mkdirSync(join(root, 'site'))
  renameSync(join(root, 'content'), join(root, 'site/content'))
  commit('2026-04-04')
  expect(contentDates(join(root, 'site')).get(home)).toBe('2026-04-04')
  rmSync(join(root, '.git'), { recursive: true })
  expect(contentDates(root).size).toBe(0)
})
