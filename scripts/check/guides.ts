import { floridaDay, isDay } from '../../content/schema/day.ts'
import { filesOf } from '../../renderer/content/content-folder.ts'
import { textsOf } from '../../renderer/content/schema-nodes.ts'
import { asWarning, atField, repeats } from './problems.ts'
import type { Rule } from './rule.ts'
import { linesAbove, wordsIn } from './texts.ts'

/** What a reader takes in at one sitting, in words. */
const [fewest, most] = [600, 1200]

/** A guide can be read at one sitting. It was published, and updated after that, by today. */
export const checkGuides: Rule = function* (content) {
  for (const file of filesOf(content, 'guide')) {
    const { length } = wordsIn(file.body)
    // A glossary is as long as its terms make it.
    if (!file.body.includes('<Glossary />') && (length < fewest || length > most))
      yield {
        file: file.path,
        line: 1 + linesAbove(file.body),
        column: 1,
        message: `the text has ${length} words; a guide has ${fewest} to ${most}, so write ${length < fewest ? 'more' : 'less'}`,
      }
    const { published, updated } = file.fields
    if (isDay(published) && isDay(updated) && updated < published)
      yield atField(
        file,
        ['updated'],
        `${updated} is before it was published; correct one of the days`,
      )
    for (const [field, day] of Object.entries({ published, updated }))
      if (isDay(day) && day > floridaDay())
        yield asWarning(
          atField(
            file,
            [field],
            `${day} is still to come; correct it, unless the guide goes public on that day`,
          ),
        )
  }
}

/** A word in a text can have one definition only, and an anchor can lead to one only. */
export const checkGlossary: Rule = function* ({ files }) {
  const file = files.find(({ path }) => path === 'content/glossary.yaml')
  if (!file) return
  for (const [what, keys] of [
    ['a slug', ['slug']],
    ['a term', ['term', 'also']],
  ] as [string, unknown[]][])
    for (const [{ path, text }] of repeats(
      textsOf(file.fields.terms, ['terms']).filter(({ path: [, , key] }) => keys.includes(key)),
      (name) => name.text.toLowerCase(),
    ))
      yield atField(
        file,
        path,
        `"${text.toLowerCase()}" is ${what} of the glossary already; remove one of them`,
      )
}
