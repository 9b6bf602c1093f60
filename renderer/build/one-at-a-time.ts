import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whether a process runs, that of another user too. */
const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const readOwner = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Takes a lock, unless a process that still runs has it. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = readOwner(lock)
    // A process that was killed has left its lock. An empty one was taken this moment.
    if (owner !== undefined && !isRunning(owner)) rmSync(lock, { force: true })
    return false
  }
}

/**
 * Runs something while no other process does, such as a build, whose files are those of the next.
 * @param lock a file that is there meanwhile.
 * @param wait is called once if there is another run; if it throws, nothing runs.
 */
export const oneAtATime = async <T>(
  lock: string,
  wait: () => void,
  run: () => Promise<T>,
): Promise<T> => {
  mkdirSync(dirname(lock), { recursive: true })
  for (let attempt = 0; !take(lock); attempt++) {
    // The first attempt may only have removed the lock of a killed process.
    if (attempt === 1) wait()
    await pause(50)
  }
  try {
    return await run()
  } finally {
    rmSync(lock, { force: true })
  }
}
