import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KindOfFiles } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileKinds, fileOf } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { slugOf } from '../../content/schema/slug.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { readSitePages } from '../../renderer/content/site-pages.ts'
import { forbiddenWordsIn } from '../check/forbidden-words.ts'
import { InputError } from '../terminal.ts'
import { wrongWith } from './answers.ts'
import { answerFields } from './fields.ts'
import { insertAtEnd } from './insert.ts'
import { checkPageName } from './names.ts'
import { entryLines, fieldLines } from './stub.ts'
import type { Material, Thing } from './thing.ts'

type Declared = Pick<
  KindOfFiles,
  'schema' | 'nameField' | 'knownFields' | 'slugOf' | 'sectionsOnly' | 'textBelow'
>

const bodyOf = ({ sectionsOnly, textBelow }: Declared, name: string): string => {
  const text = `To be written for ${name}: ${textBelow}`
  return sectionsOnly ? `<Section heading="To be written">\n\n${text}\n\n</Section>` : text
}

/** The fields that a file of this kind can do without, for whoever fills it in. */
const optionalFields = ({ properties = {}, required = [] }: Node): string[] => {
  const names = Object.keys(properties).filter((key) => !required.includes(key))
  return names.length > 0 ? [`# It can also have: ${names.join(', ')}.`] : []
}

/** The text of a new file: what is known, and what to write in place of the rest. */
export const newEntry = (
  declared: Declared,
  name: string,
  { known, answers }: Pick<Material, 'known' | 'answers'>,
): string =>
  [
    '---',
    ...fieldLines(declared.schema as Node, { answers, known }),
    ...optionalFields(declared.schema as Node),
    '---',
    '',
    bodyOf(declared, name),
    '',
  ].join('\n')

/**
 * The fields of a new entry that follow from its name.
 * @throws InputError when one of them would not be valid, such as a title that is too long or one
 *   that the law rules out.
 */
export const knownFields = (
  { schema, nameField, knownFields: more }: Pick<Declared, 'schema' | 'nameField' | 'knownFields'>,
  name: string,
): ReadonlyMap<string, unknown> => {
  const values = new Map(Object.entries({ [nameField]: name, ...more?.(name) }))
  const wrong = answerFields(schema).flatMap((field) =>
    values.has(field.name) ? (wrongWith(field, values.get(field.name), {}) ?? []) : [],
  )
  if (wrong[0] !== undefined) throw new InputError(wrong[0])
  const [forbidden] = forbiddenWordsIn(name)
  if (forbidden)
    throw new InputError(`"${forbidden.found}" is not for us to say; ${forbidden.instead}.`)
  return values
}

/** Files with an entry for each entry of this kind, with one more, to be written. */
const entriesElsewhere = (kind: FileKind, slug: string, { root, known }: Material) => {
  const pages = [...readSitePages(root).values()].filter(
    ({ language }) => language === defaultLanguage,
  )
  const changes = fileKinds.flatMap((other) => {
    const { properties = {} } = declarationOf(other).schema as Node
    const files = pages.filter((page) => page.kind === other).flatMap((page) => page.files)
    return Object.entries(properties).flatMap(([field, schema]) => {
      const [entry] = Object.values(schema.patternProperties ?? {})
      if (schema.referenceKeys !== kind || !entry) return []
      const lines = entryLines(slug, entry, `${field}.${slug}`, { known, answers: new Map() })
      return files.map((path): [string, string] => [
        path,
        insertAtEnd(path, readFileSync(join(root, path), 'utf8'), field, () => lines),
      ])
    })
  })
  return Object.fromEntries(changes)
}

/** A new file of a kind of page, made from the declaration and the schema of the kind. */
export const entryThing = (kind: FileKind): Thing => {
  const declared = declarationOf(kind)
  const slugFor = (name: string) => (declared.slugOf ?? slugOf)(name)
  return {
    about: (declared.schema as Node).description ?? kind,
    example: declared.example,
    fields: answerFields(declared.schema),
    ...(declared.tidyName && { tidyName: declared.tidyName }),
    begin: (name, root) => {
      const slug = slugOf(name) && slugFor(name)
      checkPageName(kind, { name, slug }, root)
      return knownFields(declared, name)
    },
    add: (name, material) => {
      const slug = slugFor(name)
      return {
        files: { [fileOf(kind, slug)]: newEntry(declared, name, material) },
        changes: entriesElsewhere(kind, slug, material),
        next: [
          `npm run dev shows it at ${declared.address(slug)}; until it is written, every page shows what is missing.`,
        ],
      }
    },
  }
}
