import { redirectsFile } from '../../../content/schema/redirects.ts'
import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { fieldName, type Problem } from '../problem.ts'
import { type Path, wordFields } from '../schema-nodes.ts'
import { addressInField, printedInField } from './printed.ts'
import { asWarning, atField, atWords, beginningOf, repeats } from './problems.ts'
import type { FileRule } from './rule.ts'

/** Reports marks, tags and entities in fields, which are printed as they are typed. */
export const checkFieldMarks: FileRule = function* ({ file }) {
  const { schema, fields, path: at } = file
  for (const { path, text } of schema ? wordFields(schema, fields) : []) {
    const place = { file, field: path, text, locate: () => file.locate(path) }
    for (const { id, words, says } of printedInField(text))
      yield atWords(id, place, words, `"${words}" is printed as it is: ${says}`)
    for (const { words } of at.startsWith('content/words/') ? [] : addressInField(text)) {
      const says = `"${words}" becomes no link in a field: say it in words, or link to it in the text below the fields`
      yield asWarning(atWords('printed-address', place, words, says))
    }
  }
}

/** Returns every list of groups in data, with its field. */
export const listsIn = (
  data: unknown,
  path: Path = [],
): { path: Path; items: readonly unknown[] }[] => {
  if (Array.isArray(data))
    return [
      { path, items: data },
      ...data.flatMap((item, index) => listsIn(item, [...path, index])),
    ]
  return Object.entries(recordOf(data)).flatMap(([name, value]) => listsIn(value, [...path, name]))
}

/** The fields by which readers tell the items of a list apart. */
const distinguishing = ['question', 'title']

/** Lists of which several are on one page. */
const onOnePage = (path: Path) => (path[0] === 'services' ? path.slice(0, 2).join() : '')

/** Reports a question or title that is on a page twice. */
export const checkTwice: FileRule = function* ({ file }): Generator<Problem> {
  if ([redirectsFile, testimonialsFile].includes(file.original)) return
  const lists = listsIn(file.fields)
  for (const name of distinguishing) {
    const all = lists.flatMap(({ path, items }) =>
      itemsIn(items).flatMap((item, index) => {
        const text = recordOf(item)[name]
        // A question may be on several pages of a city, but only once on each.
        const list = name === 'question' ? onOnePage(path) : path.join()
        return typeof text === 'string'
          ? [{ text, field: [...path, index, name], key: `${list} ${text.trim().toLowerCase()}` }]
          : []
      }),
    )
    for (const [{ text, field }, first] of repeats(all, ({ key }) => key)) {
      const says = `"${beginningOf(text)}" is in ${fieldName(first.field)} already: remove one of them`
      yield atField('twice', file, field, says)
    }
  }
}
