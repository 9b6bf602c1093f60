import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const ending = '.template'

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__(\w+?)__/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for __${name}__ in a template`)
    return value
  })

/**
 * The files of a thing, by their path in the project: those of its folder in templates/, whose
 * `__names__` are filled, in paths as in texts. They end in `.template` so that no tool takes them
 * for code.
 */
export const fillTemplates = (
  thing: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> => {
  const folder = join(import.meta.dirname, 'templates', thing)
  const templates = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(ending),
  )
  return Object.fromEntries(
    templates
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => {
        const target = relative(folder, path).split(sep).join('/').slice(0, -ending.length)
        return [fill(target, values), fill(readFileSync(path, 'utf8'), values)]
      }),
  )
}
