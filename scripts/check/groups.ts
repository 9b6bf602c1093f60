import type { Content } from '../../renderer/content/content.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { Fields } from '../../renderer/content/schema-nodes.ts'
import { recordOf } from '../../renderer/is-record.ts'
import type { Rule } from './rule.ts'

export const businessFile = 'content/business.yaml'

/** A rule about one file of the content, where there is one. */
export const ruleOf =
  (path: string, rule: (file: ContentFile, content: Content) => Iterable<Problem>): Rule =>
  (content) => {
    const file = content.files.find((one) => one.path === path)
    return file ? rule(file, content) : []
  }

/** The fields of each in a group, such as the claims of business.yaml, by name. */
export const entriesIn = (group: unknown): [name: string, fields: Fields][] =>
  Object.entries(recordOf(group)).map(([name, fields]) => [name, recordOf(fields)])

export const itemsIn = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])
