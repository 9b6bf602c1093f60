import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Whether the process that wrote a lock file was killed before it could delete it. */
const isAbandoned = (lock: string): boolean => {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
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
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    else if (attempt === 0) wait()
    await pause(50)
  }
  try {
    return await run()
  } finally {
    rmSync(lock, { force: true })
  }
}
