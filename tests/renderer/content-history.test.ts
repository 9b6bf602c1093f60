import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentDates, lastChanged } from '../../renderer/output/delivery/lists.ts'
import { projectWith } from '../project.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const home = 'content/home.yaml'
const service = 'content/services/a.mdx'
const city = 'content/cities/b.mdx'

test('a page has the day of the last commit to its files, if known', () => {
  const { root, write, git, commit } = projectWith({ [home]: '', [service]: '', [city]: '' })
  git('init')
  expect(contentDates(root).size).toBe(0)
  commit('2026-01-01')
  write(city, 'other words')
  commit('2026-02-02')
  const dates = contentDates(root)
  expect(dates.get(home)).toBe('2026-01-01')
  expect(lastChanged([service, city], dates)).toBe('2026-02-02')

  const clone = temporaryFolder('shallow')
  git('clone', '--depth', '1', `file://${root}`, clone)
  expect(contentDates(clone).size).toBe(0)

  write('content/pages/new.mdx', 'words')
  expect(lastChanged([city, 'content/pages/new.mdx'], contentDates(root))).toBeUndefined()

  // A project may be a subfolder of its repository.
  write('site/package.json', '{}')
  renameSync(join(root, 'content'), join(root, 'site/content'))
  commit('2026-04-04')
  expect(contentDates(join(root, 'site')).get(home)).toBe('2026-04-04')
  rmSync(join(root, '.git'), { recursive: true })
  expect(contentDates(root).size).toBe(0)
})
