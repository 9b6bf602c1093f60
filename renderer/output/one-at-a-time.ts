import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Returns when a process began, as a number. Empty if it is not running, and without Linux. */
const startTimeOf = (pid: number): string => {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Skips the name of the program, which may hold any character.
    return facts.slice(facts.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

/** @throws if the file cannot be written, such as in a folder of another user. */
const acquire = (lock: string): boolean => {
  try {
    writeFileSync(lock, `${process.pid} ${startTimeOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Returns whether a process is still running, and not another one with the same number. */
const isRunning = (pid: number, start: string): boolean => {
  try {
    process.kill(pid, 0)
    const now = startTimeOf(pid)
    return !start || !now || now === start
  } catch (error) {
    // A process of another user cannot be signaled.
    return codeOf(error) === 'EPERM'
  }
}

/** The time, in milliseconds, that a new holder of the lock may acquire to write its number. */
const maxStartup = 2000

/** Returns the process that holds a lock; undefined if none does, such as after it was killed. */
const holderOf = (lock: string): string | undefined => {
  try {
    const [, pid, start = ''] = /^([1-9]\d*)(?: (\d*))?$/.exec(readFileSync(lock, 'utf8')) ?? []
    if (pid) return isRunning(Number(pid), start) ? `process ${pid}` : undefined
    return Date.now() - statSync(lock).mtimeMs < maxStartup
      ? 'a process that has just begun'
      : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Runs a task while no other process does, such as a build, whose files the next build uses.
 * @param lock a file that exists meanwhile.
 * @param wait is called once if another run holds the lock, with that process.
 */
export const oneAtATime = async <T>(
  lock: string,
  wait: (holder: string) => void,
  run: () => Promise<T>,
): Promise<T> => {
  mkdirSync(dirname(lock), { recursive: true })
  let isWaiting = false
  while (!acquire(lock)) {
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
