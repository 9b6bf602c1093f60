import { menusSchema } from '../../content/schema/menus.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { type Path, textsOf } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { asWarning, atField, atFile, repeats } from './problems.ts'
import type { Rule } from './rule.ts'

const orderOf = ({ entry, fields: { order } }: ContentFile) =>
  entry && order !== undefined ? `${entry.kind} ${order}` : undefined

const anchorOf = ({ entry, fields }: ContentFile) =>
  entry?.kind === 'service' ? (fields.anchor ?? entry.slug) : undefined

const cityOf = ({ entry, fields: { name } }: ContentFile) =>
  entry?.kind === 'city' && typeof name === 'string' ? name : undefined

/** Lists have one order, services anchors of their own on /services, and cities names. */
export const checkUniqueFields: Rule = function* ({ files }) {
  for (const [file, { path }] of repeats(files, orderOf)) {
    const says = `${file.fields.order} is also the place of ${path}; choose another number`
    yield atField(file, ['order'], says)
  }
  for (const [file, { path }] of repeats(files, anchorOf)) {
    const says = `"${anchorOf(file)}" is also the anchor of ${path}; choose another`
    yield atField(file, ['anchor'], says)
  }
  for (const [file, { path }] of repeats(files, cityOf)) {
    const says = `"${file.fields.name}" is also that of ${path}; a city has one page, so change it in one of them`
    yield atField(file, ['name'], says)
  }
}

/** No two files make the same page: the later one would overwrite the earlier. */
export const checkAddresses: Rule = function* ({ pages }) {
  // Pages made from two files clash only if one of those files already clashes.
  for (const [{ address, files }, other] of repeats(pages, (page) => page.address)) {
    const says = `makes the address ${address}, which ${other.files.join(' and ')} makes already: rename one of them`
    if (files.length === 1) yield atFile(files.join(), says)
  }
}

/** Lists whose items differ in a field, besides those that their schemas check. */
const lists: readonly (readonly [file: string, list: string, field: string])[] = [
  ...Object.keys(menusSchema.properties).map((menu) => ['content/menus.yaml', menu, 'to'] as const),
  [testimonialsFile, 'testimonials', 'text'],
  ['content/business.yaml', 'social', 'network'],
]

/** No menu has a link twice, and no customer says what another has said. */
export const checkLists: Rule = function* ({ files }) {
  for (const [path, list, field] of lists) {
    const file = files.find((one) => one.path === path)
    const items = file?.fields[list]
    if (!file || !Array.isArray(items)) continue
    const values = items.map((item, index) => ({ index, value: isRecord(item) && item[field] }))
    for (const [{ index }, first] of repeats(values, ({ value }) => value || undefined)) {
      const says = `is the same as ${fieldName([list, first.index, field])}: remove one of them`
      yield asWarning(atField(file, [list, index, field], says))
    }
  }
}

const glossaryKeys = { 'a slug': ['slug'], 'a term': ['term', 'also'] }

/** A word in a text can have one definition only, and an anchor can lead to one only. */
export const checkGlossary: Rule = function* ({ files }) {
  const file = files.find(({ path }) => path === 'content/glossary.yaml')
  if (!file) return
  const isAt = (keys: readonly string[], [, , key]: Path) => keys.includes(String(key))
  for (const [what, keys] of Object.entries(glossaryKeys)) {
    const names = textsOf(file.fields.terms, ['terms']).filter(({ path }) => isAt(keys, path))
    for (const [{ path, text }] of repeats(names, (name) => name.text.toLowerCase())) {
      const says = `"${text.toLowerCase()}" is ${what} of the glossary already; remove one of them`
      yield atField(file, path, says)
    }
  }
}
