import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { brotliSize } from '../report/weight.ts'

/** A script of the built site, and where each part of it comes from. */
type Script = { code: string; map: SourceMapPayload }

const packageOf = (source: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]

/** How many characters of a script come from each package. */
const charactersOf = ({ code, map }: Script): Map<string, number> => {
  const origins = new SourceMap(map)
  const characters = new Map<string, number>()
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column++) {
      const entry = origins.findEntry(lineNumber, column)
      const name = 'originalSource' in entry ? packageOf(entry.originalSource) : undefined
      if (name !== undefined) characters.set(name, (characters.get(name) ?? 0) + 1)
    }
  })
  return characters
}

/**
 * How many bytes of each package these scripts bring to a browser, as brotli sends them. A package's
 * part of a script weighs as much as its share of the characters.
 */
export const bytesByPackage = (scripts: readonly Script[]): Map<string, number> => {
  const bytes = new Map<string, number>()
  for (const script of scripts) {
    const perCharacter = brotliSize(script.code) / script.code.length
    for (const [name, count] of charactersOf(script))
      bytes.set(name, (bytes.get(name) ?? 0) + count * perCharacter)
  }
  return bytes
}

/** The scripts in a folder that have a source map beside them. */
export const readScripts = (folder: string): Script[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.js') && existsSync(`${file}.map`))
    .map((file) => ({
      code: readFileSync(file, 'utf8'),
      map: JSON.parse(readFileSync(`${file}.map`, 'utf8')),
    }))
