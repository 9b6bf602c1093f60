import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** When a process began. Only Linux tells, in a number; empty elsewhere, and if it does not run. */
const startOf = (pid: number): string => {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the name of its program, which may hold any sign.
    return facts.slice(facts.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

/** @throws if the file cannot be written, such as in a folder of another user. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Whether a process still runs, and is not another one with the same number. */
const isRunning = (pid: number, start: string): boolean => {
  try {
    process.kill(pid, 0)
    const now = startOf(pid)
    return !start || !now || now === start
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
    const [, pid, start = ''] = /^([1-9]\d*)(?: (\d*))?$/.exec(readFileSync(lock, 'utf8')) ?? []
    if (pid) return isRunning(Number(pid), start) ? `process ${pid}` : undefined
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
