import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../terminal.ts'
import type { Addition } from './thing.ts'

/** Does each step, and undoes those that were done when one fails. */
const allOrNothing = (steps: readonly (() => () => void)[]) => {
  const undo: (() => void)[] = []
  try {
    for (const step of steps) undo.unshift(step())
  } catch (error) {
    for (const back of undo) back()
    throw error
  }
}

const create = (path: string, text: string) => () => {
  const folder = mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    if (folder !== undefined) rmSync(folder, { recursive: true })
    throw error
  }
  return () => rmSync(folder ?? path, { recursive: true })
}

const change = (path: string, text: string) => () => {
  const before = readFileSync(path)
  writeFileSync(path, text)
  return () => writeFileSync(path, before)
}

/**
 * Writes everything, or nothing.
 * @throws InputError when a new file is there already: none is ever overwritten.
 */
export const writeAddition = (
  { files, changes }: Pick<Addition, 'files' | 'changes'>,
  root: string,
): void => {
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  allOrNothing([
    ...Object.entries(files).map(([file, text]) => create(join(root, file), text)),
    ...Object.entries(changes).map(([file, text]) => change(join(root, file), text)),
  ])
}
