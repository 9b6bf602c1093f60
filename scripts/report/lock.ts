import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Writes this process into the lock, unless another one that still runs is in it. */
const take = (file: string): boolean => {
  if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file)
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
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
  if (!take(file))
    throw new InputError(
      `Another report is being made in this folder. Try again when it has ended; if there is none, remove ${lockFile}.`,
    )
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}
