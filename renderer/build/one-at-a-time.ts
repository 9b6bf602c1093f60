import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const isRunning = (owner: number): boolean => {
  try {
    return process.kill(owner, 0)
  } catch {
    return false
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
    // One that was stopped has left its lock. An empty one was taken this moment.
    if (owner !== undefined && !isRunning(owner)) rmSync(lock, { force: true })
    return false
  }
}

/**
 * Runs something while no other process does: builds at the same time would take away what others
 * have just kept.
 * @param lock a file that is there meanwhile.
 * @param wait says that there is another.
 */
export const oneAtATime = async <T>(
  lock: string,
  wait: () => void,
  run: () => Promise<T>,
): Promise<T> => {
  mkdirSync(dirname(lock), { recursive: true })
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 1) wait()
    await pause(50)
  }
  try {
    return await run()
  } finally {
    rmSync(lock, { force: true })
  }
}
