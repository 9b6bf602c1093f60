import { picturesFile } from '../../content/schema/pictures.ts'
import { wrongAlt } from '../../renderer/content/rules/body.ts'
import { atText } from '../../renderer/content/rules/problems.ts'
import { fieldTexts } from '../../renderer/content/rules/texts.ts'
import type { FileRule } from './rule.ts'

/** Checks that alt texts say what the picture shows. */
export const checkAltWords: FileRule = function* ({ file }) {
  for (const text of file.original === picturesFile ? fieldTexts(file) : []) {
    const message = wrongAlt(text.text)
    if (message) yield atText(text, message)
  }
}
