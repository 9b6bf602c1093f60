import type { ContentFile } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { placeAt } from '../../renderer/content/unreadable.ts'
import { forEachFile, nothing } from './rule.ts'
import { fieldTexts, problemAtWords } from './texts.ts'

/** How lists begin in word processors. */
const bullet = /^[•·▪◦‣●○■]\s*/u

const bulletsIn = (file: ContentFile): Problem[] =>
  fieldTexts(file)
    .filter(({ text }) => bullet.test(text))
    .map((text) => {
      const [sign = ''] = text.text
      return problemAtWords(text, sign, `delete this ${sign}, because the page draws its own`)
    })

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu
const headingLine = /^\s*#{1,6}\s|(?:heading|title|label)["']?\s*[:=][^:=]*$/i

/** Each system draws an emoji in its own way, and screen readers read its name into the heading. */
const emojiIn = ({ path, text }: ContentFile): Problem[] =>
  [...text.matchAll(emoji)].flatMap(({ 0: sign, index }) =>
    headingLine.test(text.slice(text.lastIndexOf('\n', index) + 1, index))
      ? [{ file: path, ...placeAt(text, index), message: `a heading has no emoji: delete ${sign}` }]
      : [],
  )

/** A no-break space keeps a figure and its unit together, and elsewhere breaks lines too soon. */
const specialSpace = /(?<![\d{}])(?! )\p{Zs}+(?![\d{}%])|(?! )\p{Zs}+(?= )|(?<= )(?! )\p{Zs}+/gu

const spacesIn = ({ path, text }: ContentFile): Problem[] => {
  const found = [...text.matchAll(specialSpace)].map(({ index }) => placeAt(text, index))
  return found
    .filter(({ line }, index) => found[index - 1]?.line !== line)
    .map((place) => ({
      file: path,
      ...place,
      message:
        'a no-break space stands here, as copied from a web page: write an ordinary one, because lines cannot break at it',
      severity: 'warning',
    }))
}

/** What comes along when a text is pasted from somewhere else. */
export const checkPasted = forEachFile({
  name: 'pasted',
  reads: nothing,
  find: (file) =>
    file.data === undefined ? [] : [...bulletsIn(file), ...emojiIn(file), ...spacesIn(file)],
})
