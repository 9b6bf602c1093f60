import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** @throws if the file cannot be written, such as in a folder of another user. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One of another user may not be signaled.
    return codeOf(error) === 'EPERM'
  }
}

/** In milliseconds: so long may the process that holds a lock take to write that it does. */
const slowest = 2000

/** The process that holds a lock; undefined if nobody does, such as after it was killed. */
const holderOf = (lock: string): string | undefined => {
  try {
    const holder = readFileSync(lock, 'utf8').trim()
    const isWritten = /^[1-9]\d*$/.test(holder)
    if (isWritten) return isRunning(Number(holder)) ? `process ${holder}` : undefined
    return Date.now() - statSync(lock).mtimeMs < slowest
      ? 'a process that has just begun'
      : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Runs something while no other process does, such as a build, whose files are those of the next.
 * @param lock a file that is there meanwhile.
 * @param wait is called once if there is another run, with the process to wait for.
 */
export const oneAtATime = async <T>(
  lock: string,
  wait: (holder: string) => void,
  run: () => Promise<T>,
): Promise<T> => {
  mkdirSync(dirname(lock), { recursive: true })
  let isWaiting = false
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder === undefined) {
      rmSync(lock, { force: true })
      continue
    }
    if (!isWaiting) wait(holder)
    isWaiting = true
    await pause(50)
  }
  try {
    return await run()
  } finally {
    rmSync(lock, { force: true })
  }
}
