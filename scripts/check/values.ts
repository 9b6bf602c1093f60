import { subjectOf } from '../../content/schema/kinds.ts'
import { namesInBraces } from '../../content/schema/placeholders.ts'
import { valuesIn } from '../../content/schema/words.ts'
import { textsOf } from '../../renderer/content/schema-nodes.ts'
import { unknownPlaceholder } from './names.ts'
import { atField } from './problems.ts'
import type { FileRule } from './rule.ts'

/**
 * The English words say which values code fills into them: one that the translation does not name is
 * misspelled, and would be shown as it is written.
 */
export const checkValues: FileRule = function* ({ file: { original, originalFile, data } }) {
  const subject = subjectOf[original]
  if (!subject || !originalFile) return
  const translated = new Map(textsOf(data).map(({ path, text }) => [path.join('.'), text]))
  for (const { path, text } of textsOf(originalFile.data)) {
    const values = namesInBraces(translated.get(path.join('.')) ?? text)
    const wrong = valuesIn([subject, ...path].join('.'), text).find(
      (name) => !values.includes(name),
    )
    if (wrong)
      yield atField(originalFile, path, unknownPlaceholder(wrong, { scope: 'site', values }))
  }
}
