import { linkNameOf } from '../../../content/schema/kinds.ts'
import { menusSchema } from '../../../content/schema/menus.ts'
import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import type { ContentFile } from '../content-file.ts'
import { fieldName } from '../problem.ts'
import { textsOf } from '../schema-nodes.ts'
import { asWarning, atField, atFile, beginningOf, repeats } from './problems.ts'
import type { ContentRule } from './rule.ts'

const orderOf = ({ entry, fields: { order } }: ContentFile) =>
  entry && order !== undefined ? `${entry.kind} ${order}` : undefined

const anchorOf = ({ entry, fields }: ContentFile) =>
  entry?.kind === 'service' ? (fields.anchor ?? entry.slug) : undefined

const nameOf = ({ entry, fields }: ContentFile) =>
  entry && String(fields[linkNameOf(entry.kind)] ?? '').toLowerCase()

/** Checks that list orders, the anchors of services on /services, and page names are unique. */
export const checkUniqueFields: ContentRule = function* ({ files }) {
  for (const [file, { path }] of repeats(files, orderOf)) {
    const says = `${file.fields.order} is also the place of ${path}; choose another number`
    yield atField('order', file, ['order'], says)
  }
  for (const [file, { path }] of repeats(files, anchorOf)) {
    const says = `"${anchorOf(file)}" is also the anchor of ${path}; choose another`
    yield atField('anchor', file, ['anchor'], says)
  }
  for (const [file, { path }] of repeats(files, (one) => nameOf(one) || undefined)) {
    const field = linkNameOf(file.entry?.kind ?? 'city')
    const says = `"${file.fields[field]}" is also used in ${path}, so menus and lists would show two alike; change it in one of them`
    yield atField('name-twice', file, [field], says)
  }
}

/** Reports two files that make the same page: the later one would overwrite the earlier. */
export const checkAddresses: ContentRule = function* ({ pages }) {
  // Pages made from two files clash only if one of those files already clashes.
  for (const [{ address, files }, other] of repeats(pages, (page) => page.address)) {
    const says = `makes the address ${address}, which ${other.files.join(' and ')} makes already: rename one of them`
    if (files.length === 1) yield atFile('address-twice', files.join(), says)
  }
}

/** Fields that must be unique in a list, besides those that the schemas check. */
type Distinct = { file: string; list: string; fields: readonly string[]; isAdvice?: boolean }

const distinct: readonly Distinct[] = [
  // A word in a text can have only one definition, and an anchor can lead to only one.
  { file: 'content/glossary.yaml', list: 'terms', fields: ['slug'] },
  { file: 'content/glossary.yaml', list: 'terms', fields: ['term', 'also'] },
  ...Object.keys(menusSchema.properties).flatMap((list) =>
    ['to', 'label'].map((field) => ({
      file: 'content/menus.yaml',
      list,
      fields: [field],
      isAdvice: true,
    })),
  ),
  { file: testimonialsFile, list: 'testimonials', fields: ['text'], isAdvice: true },
  { file: 'content/business.yaml', list: 'social', fields: ['network'], isAdvice: true },
]

/** Reports repeated links in a menu, repeated definitions, and reviews that repeat another. */
export const checkLists: ContentRule = function* ({ files }) {
  for (const { file: path, list, fields, isAdvice } of distinct) {
    const file = files.find((one) => one.path === path)
    if (!file) continue
    const texts = textsOf(file.fields[list], [list]).filter((one) =>
      fields.includes(String(one.path[2])),
    )
    for (const [{ path: place, text }, first] of repeats(texts, (one) => one.text.toLowerCase())) {
      const says = `"${beginningOf(text)}" is already in ${fieldName(first.path)}; remove one of them`
      const problem = atField('twice', file, place, says)
      yield isAdvice ? asWarning(problem) : problem
    }
  }
}
