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

/** Takes a lock file, unless a process that still runs has it. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    try {
      const owner = Number(readFileSync(lock, 'utf8'))
      // An empty file was written this moment.
      if (owner && !isRunning(owner)) rmSync(lock, { force: true })
    } catch {
      // Its owner has just removed it.
    }
    return false
  }
}

/**
 * Runs something while no other process does, such as a build, whose files are those of the next.
 * @param lock a file that is there meanwhile.
 * @param wait is called once if there is another run.
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
