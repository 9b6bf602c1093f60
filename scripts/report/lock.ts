import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../terminal.ts'

const lockFile = '.data/report.lock'

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the lock is ours now. */
const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** The process that a lock names; nothing if it is about to be written or is gone by now. */
const ownerOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Runs something that no other process may do in this project meanwhile: two runs would build into
 * the same folders. The lock of a process that was killed counts for nothing.
 * @throws InputError if another process is at it.
 */
export const alone = async <Result>(root: string, run: () => Promise<Result>): Promise<Result> => {
  const file = join(root, lockFile)
  mkdirSync(dirname(file), { recursive: true })
  const owner = take(file) ? undefined : ownerOf(file)
  if (owner && !isRunning(Number(owner))) rmSync(file, { force: true })
  if (owner !== undefined && !take(file))
    throw new InputError(
      `Process ${owner} is making a report in this folder. Try again when it has ended; if there is no such report, remove ${lockFile}.`,
    )
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}
