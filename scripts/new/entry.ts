import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Beginning, KindOfFiles } from '../../content/schema/kind-of-files.ts'
import { declarationOf, type FileKind, fileKinds, fileOf } from '../../content/schema/kinds.ts'
import { slugOf } from '../../content/schema/slug.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { reservedSlugs } from '../../renderer/content/site-pages.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { forbiddenWordsIn } from '../check/wording.ts'
import { InputError } from '../terminal.ts'
import { type Answers, answerFields, refuseWrong } from './fields.ts'
import { fieldsOf, insertAtEnd, linesOf } from './stub.ts'
import type { Site, Thing } from './thing.ts'

/** Names go into MDX, so they have none of the signs that mean something there. */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?&+%’'()/-]+$/u

/** @throws InputError when a page cannot have this name, or the slug that follows from it. */
const checkPageName = (kind: FileKind, name: string, slug: string, { content }: Site): void => {
  if (!plain.test(name))
    throw new InputError(
      `"${name}" has signs that a name cannot have: use letters, digits and plain punctuation.`,
    )
  if (slugOf(name) === '')
    throw new InputError(`"${name}" makes no address: it needs a letter from a to z, or a digit.`)
  if (reservedSlugs.has(slug))
    throw new InputError(`"${slug}" is taken by a file of the site itself: choose another name.`)
  const address = declarationOf(kind).address(slug)
  const [file] = content.sitePages.find((page) => page.address === address)?.files ?? []
  if (file === fileOf(kind, slug))
    throw new InputError(`${file} is there already; nothing was written.`)
  if (file !== undefined)
    throw new InputError(`${file} makes the address ${address} already: choose another name.`)
}

/**
 * The fields of something new that follow from its name.
 * @throws InputError when one of them is not valid, such as a title that is too long, or when the law
 *   rules the name out.
 */
export const fieldsFrom = (
  name: string,
  schema: Node,
  { nameField, knownFields }: Beginning,
): Answers => {
  const values = new Map(Object.entries({ [nameField]: name, ...knownFields?.(name) }))
  for (const field of answerFields(schema))
    if (values.has(field.name)) refuseWrong(field, values.get(field.name), {})
  const [forbidden] = forbiddenWordsIn(name)
  if (forbidden)
    throw new InputError(`"${forbidden.found}" is not for us to say; ${forbidden.instead}.`)
  return values
}

type Declared = Pick<KindOfFiles, 'schema' | 'sectionsOnly' | 'textBelow'>

/** The text of a new file: what is known, and what to write in place of the rest. */
export const newEntry = (
  { schema, sectionsOnly, textBelow }: Declared,
  name: string,
  answers: Answers,
  known: KnownNames,
): string => {
  const { properties = {}, required = [] } = schema as Node
  const optional = Object.keys(properties).filter((key) => !required.includes(key))
  const text = `To be written for ${name}: ${textBelow}`
  return [
    '---',
    ...linesOf(fieldsOf(schema as Node, { answers, known })),
    ...(optional.length > 0 ? [`# It can also have: ${optional.join(', ')}.`] : []),
    '---',
    '',
    sectionsOnly ? `<Section heading="To be written">\n\n${text}\n\n</Section>` : text,
    '',
  ].join('\n')
}

/** Files that have an entry for each page of this kind, with one more, to be written. */
const entriesElsewhere = (kind: FileKind, slug: string, { root, content }: Site) => {
  const { known, files } = content
  const changes = fileKinds.flatMap((other) => {
    const { properties = {} } = declarationOf(other).schema as Node
    const paths = files.filter(({ entry }) => entry?.kind === other).map(({ path }) => path)
    return Object.entries(properties).flatMap(([field, schema]) => {
      const [entry] = Object.values(schema.patternProperties ?? {})
      if (schema.referenceKeys !== kind || !entry) return []
      const stub = { [slug]: fieldsOf(entry, { known, answers: new Map() }) }
      return paths.map((path): [string, string] => [
        path,
        insertAtEnd(path, readFileSync(join(root, path), 'utf8'), field, stub),
      ])
    })
  })
  return Object.fromEntries(changes)
}

/** A new file of a kind of page, made from the declaration and the schema of the kind. */
export const entryThing = (kind: FileKind): Thing => {
  const declared = declarationOf(kind)
  const schema = declared.schema as Node
  const slugFor = declared.slugOf ?? slugOf
  return {
    about: schema.description ?? kind,
    example: declared.example,
    fields: answerFields(schema),
    ...(declared.tidyName && { tidyName: declared.tidyName }),
    fieldsFromName: (name, site) => {
      checkPageName(kind, name, slugFor(name), site)
      return fieldsFrom(name, schema, declared)
    },
    add: (name, answers, site) => {
      const slug = slugFor(name)
      return {
        files: { [fileOf(kind, slug)]: newEntry(declared, name, answers, site.content.known) },
        changes: entriesElsewhere(kind, slug, site),
        next: [
          `npm run dev shows it at ${declared.address(slug)}; until it is written, every page shows what is missing.`,
        ],
      }
    },
  }
}
