import type { Document, YAMLError } from 'yaml'
import { type Mistake, placeAt } from '../unreadable.ts'

/** A place in the text and the error found there. */
export type Found = { text: string; document: Document; at: number; error: YAMLError }
export type Explain = (found: Found) => Mistake | undefined

export const mistake = (text: string, offset: number, message: string): Mistake => ({
  ...placeAt(text, offset),
  message,
})

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
export const lineAt = (text: string, offset: number) =>
  /^.*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''

/** What stands before the value of a field, and the value: `  - title: `, `Tile: roofing`. */
const fieldLine = /^([\s-]*(?:[\w-]+|"[^"]*"|'[^']*')\s*:\s+)(.*)$/

/** The value of the field on the line at an offset, and where it begins. */
export const valueOn = (text: string, offset: number) => {
  const [, before = '', value = ''] = fieldLine.exec(lineAt(text, offset)) ?? []
  return { start: lineStart(text, offset) + before.length, value: value.trim() }
}

export const indentOf = (line: string) => line.length - line.trimStart().length

/** The next line with words, below the one at an offset. */
export const lineBelow = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  const found = end < 0 ? null : /\S/.exec(text.slice(end))
  return found ? end + found.index : undefined
}

export const fieldIn = (line: string) => /^[\s-]*([\w-]+)\s*:/.exec(line)?.[1]
