import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { temporaryFolder } from '../temporary-folder.ts'

// A Linux device that is always full.
test.runIf(existsSync('/dev/full'))('a full disk leaves no part of a file', () => {
  const folder = temporaryFolder('cache')
  const file = join(folder, 'sample')
  symlinkSync('/dev/full', `${file}.${process.pid}`)
  expect(() => writeWhole(file, 'text')).toThrow('ENOSPC')
  expect(readdirSync(folder)).toEqual([])
})
