import {
  type CheckInput,
  type ContentFile,
  problemAt,
} from '../../renderer/content/content-folder.ts'
import { fieldName, type PathSegment, type Problem } from '../../renderer/content/problem.ts'
import type { Check } from './rule.ts'

type Name = { name: string; field: readonly PathSegment[] }

const isText = (value: unknown): value is string => typeof value === 'string'

/** The fields of a file as lists of what must be unique. */
const namesIn = ({ fields }: ContentFile): { slugs: Name[]; forms: Name[] } => {
  const terms = (Array.isArray(fields.terms) ? fields.terms : []) as Record<string, unknown>[]
  const named = (index: number, key: string, name: unknown, ...rest: PathSegment[]): Name[] =>
    isText(name) ? [{ name: name.toLowerCase(), field: ['terms', index, key, ...rest] }] : []
  return {
    slugs: terms.flatMap((term, index) => named(index, 'slug', term?.slug)),
    forms: terms.flatMap((term, index) => [
      ...named(index, 'term', term?.term),
      ...(Array.isArray(term?.also) ? term.also : []).flatMap((form, place) =>
        named(index, 'also', form, place),
      ),
    ]),
  }
}

const repeatedIn = (file: ContentFile, names: readonly Name[], what: string): Problem[] =>
  names
    .filter(({ name }, index) => names.findIndex((other) => other.name === name) < index)
    .map(({ name, field }) =>
      problemAt(
        file,
        field,
        `${fieldName(field)}: "${name}" is ${what} of the glossary already; remove one of them`,
      ),
    )

/** A word in a text can have one definition only, and an anchor can lead to one only. */
export const checkGlossary: Check = ({ files }: CheckInput) =>
  files
    .filter(({ path }) => path === 'content/glossary.yaml')
    .flatMap((file) => {
      const { slugs, forms } = namesIn(file)
      return [...repeatedIn(file, slugs, 'a slug'), ...repeatedIn(file, forms, 'a term')]
    })
