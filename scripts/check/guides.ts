import { floridaDay, isDay } from '../../content/schema/day.ts'
import { filesOfKind } from '../../renderer/content/content-file.ts'
import { linesAbove } from './body-tree.ts'
import { asWarning, atField } from './problems.ts'
import type { Rule } from './rule.ts'
import { wordsIn } from './texts.ts'

/** What a reader takes in at one sitting, in words. */
const [fewest, most] = [600, 1200]

/** A guide can be read at one sitting. It was published, and updated after that, by today. */
export const checkGuides: Rule = function* (content) {
  for (const file of filesOfKind(content, 'guide')) {
    const { length } = wordsIn(file.body)
    // A glossary is as long as its terms make it.
    const message = `the text has ${length} words; a guide has ${fewest} to ${most}, so write ${length < fewest ? 'more' : 'less'}`
    if (!file.body.includes('<Glossary />') && (length < fewest || length > most))
      yield { file: file.path, line: 1 + linesAbove(file.body), column: 1, message }
    const { published, updated } = file.fields
    const tooEarly = `${updated} is before it was published; correct one of the days`
    if (isDay(published) && isDay(updated) && updated < published)
      yield atField(file, ['updated'], tooEarly)
    for (const [field, day] of Object.entries({ published, updated })) {
      const says = `${day} is still to come; correct it, unless the guide goes public on that day`
      if (isDay(day) && day > floridaDay()) yield asWarning(atField(file, [field], says))
    }
  }
}
