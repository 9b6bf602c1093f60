import { menusSchema } from '../../content/schema/menus.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { asWarning, atField, repeats } from './problems.ts'
import type { Rule } from './rule.ts'

/** Lists whose items differ in a field, besides those that their schemas know. */
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
    for (const [{ index }, first] of repeats(values, ({ value }) => value || undefined))
      yield asWarning(
        atField(
          file,
          [list, index, field],
          `is the same as ${fieldName([list, first.index, field])}: remove one of them`,
        ),
      )
  }
}
