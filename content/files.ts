import type { MDXContent } from 'mdx/types'
import { schemaOf } from './model/kinds.ts'
import { defaultLanguage, fileIn, type Language } from './model/languages.ts'
import { translated } from './model/translation.ts'

/** The content files as they stand, compiled into the site. */

type MdxModule = { default: MDXContent; frontMatter: unknown }

const pathsInContent = <Module>(
  modules: Record<string, Module>,
): Readonly<Record<string, Module>> =>
  Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/^\./, 'content'), module]),
  )

const data = pathsInContent(
  import.meta.glob<unknown>(
    ['./*.yaml', '!./{terms.*,redirects,published}.yaml', './images/*.yaml', './words/*.yaml'],
    {
      eager: true,
      import: 'default',
    },
  ),
)

/** The MDX files, by path. */
export const bodies = pathsInContent(import.meta.glob<MdxModule>('./*/*.mdx', { eager: true }))

const written = (path: string): unknown => data[path] ?? bodies[path]?.frontMatter

/** Whether a file is there in a language. */
export const hasTranslation = (language: Language, file: string): boolean =>
  written(fileIn(language, file)) !== undefined

/**
 * The fields of a file in a language, unvalidated: those of its translation where there is one,
 * with the facts of the original.
 */
export const fieldsIn = (language: Language, file: string): unknown => {
  const schema = schemaOf(file)
  const original = written(file)
  return schema && language !== defaultLanguage
    ? translated(schema, original, written(fileIn(language, file)))
    : original
}
