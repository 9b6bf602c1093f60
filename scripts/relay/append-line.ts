import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** True for a file whose last line is not complete, because a full disk or a crash cut it off. */
const isCutOff = (descriptor: number): boolean => {
  const { size } = fstatSync(descriptor)
  const last = Buffer.alloc(1)
  return size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n'
}

/**
 * Appends a line to a file, after a line break if the last line was cut off: otherwise the two
 * would become one line that nobody can read.
 * @throws if it cannot be written whole.
 */
export const appendLine = (file: string, line: string): void => {
  const descriptor = openSync(file, 'a+')
  try {
    appendFileSync(descriptor, `${isCutOff(descriptor) ? '\n' : ''}${line}\n`)
  } finally {
    closeSync(descriptor)
  }
}
