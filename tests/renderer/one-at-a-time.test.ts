import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { oneAtATime } from '../../renderer/build/one-at-a-time.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('of two builds in one folder, the second says that it waits, and begins when the first has ended', async () => {
  const lock = join(temporaryFolder('builds'), 'lock')
  const wait = vi.fn()
  const steps: string[] = []
  const run = (name: string) => async () => {
    steps.push(`${name} begins`)
    await pause(200)
    steps.push(`${name} ends`)
  }
  await Promise.all([oneAtATime(lock, wait, run('one')), oneAtATime(lock, wait, run('two'))])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(wait).toHaveBeenCalledOnce()
  expect(existsSync(lock)).toBe(false)
})

test('a build that fails lets the next one run, and so does one that was killed', async () => {
  const lock = join(temporaryFolder('builds'), 'lock')
  const fail = () => Promise.reject(new Error('broken'))
  await expect(oneAtATime(lock, () => {}, fail)).rejects.toThrow('broken')
  writeFileSync(lock, '999999999')
  expect(
    await oneAtATime(
      lock,
      () => {},
      async () => 'run',
    ),
  ).toBe('run')
})
