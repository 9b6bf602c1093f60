import { headFields } from '../../../content/schema/kind-of-files.ts'
import { linkNameOf } from '../../../content/schema/kinds.ts'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { isUsablePicture, pictureName } from '../picture-file.ts'
import { didYouMean, nearest } from '../problem.ts'
import { atField, type ContentRule, repeats, type Told } from './rule.ts'

/** Reports texts of fields that another file has, too, whatever its capitals. */
function* twice(
  { files }: LanguageContent,
  fieldsOf: (file: ContentFile) => readonly string[],
): Generator<Told> {
  const texts = files.flatMap((file) =>
    fieldsOf(file).flatMap((field) => {
      const text = file.fields[field]
      const isWritten = typeof text === 'string' && !text.startsWith('To be written')
      return isWritten ? [{ file, field, text }] : []
    }),
  )
  for (const [{ file, field, text }, first] of repeats(texts, (one) => one.text.toLowerCase()))
    yield atField(
      file,
      [field],
      `"${text}" is also in ${first.file.path}, and readers could not tell the two apart: change one of them`,
    )
}

/** Checks that the name of a page in menus and lists is its own. */
export const checkNames: ContentRule = (content) =>
  twice(content, ({ entry }) => (entry ? [linkNameOf(entry.kind)] : []))

/** Checks that titles and descriptions are of one page; those of a service name the city. */
export const checkTitles: ContentRule = (content) => twice(content, () => headFields)

/** Returns the issues in the fields of a service, or those with which a city replaces them. */
const issuesIn = (fields: unknown) => itemsIn(recordOf(fields).issues).map(recordOf)

/** Checks that each issue of a city is, or replaces, one of the service's. */
export const checkLocalIssues: ContentRule = function* (content) {
  for (const service of filesOfKind(content, 'service')) {
    const slug = service.entry?.slug ?? ''
    const titles = issuesIn(service.fields).map(({ title }) => String(title))
    for (const city of filesOfKind(content, 'city'))
      for (const [index, { issue }] of issuesIn(recordOf(city.fields.services)[slug]).entries()) {
        const says = `"${issue}" is not an issue of this service${didYouMean(String(issue), titles) || '; a problem of this place has a "title" of its own, and names here the issue that it replaces'}`
        if (typeof issue === 'string' && titles.length > 0 && !titles.includes(issue))
          yield atField(city, ['services', slug, 'issues', index, 'issue'], says)
      }
  }
}

/** Checks that every picture has an alt text. The schema reports alt texts of no picture. */
export function* checkAltTexts(file: ContentFile, { pictures }: LanguageContent) {
  if (file.data === undefined) return
  const described = Object.keys(recordOf(file.fields.pictures))
  const names = pictures.map(({ path }) => pictureName(path))
  const misspelled = described.filter((name) => !names.includes(name))
  for (const { path } of pictures.filter((one) => isUsablePicture(one.path))) {
    const name = pictureName(path)
    const says = `the picture ${path} has no alt text here; write its kind, illustration or photograph, and what it shows`
    if (!described.includes(name) && misspelled.every((one) => nearest(one, names) !== name))
      yield atField(file, ['pictures', name], says)
  }
}

/** Checks that a project that was not made up shows photographs. */
export const checkProjectPictures: ContentRule = function* (content) {
  const pictures = content.files.find(({ path }) => path === picturesFile)?.fields.pictures
  for (const file of filesOfKind(content, 'project'))
    for (const name of ['before', 'picture']) {
      const shown = recordOf(recordOf(pictures)[String(file.fields[name])])
      const says = `"${file.fields[name]}" is an illustration, and people take it for this roof: use a photograph, or write "sample: true"`
      if (file.fields.sample !== true && shown.kind === 'illustration')
        yield atField(file, [name], says)
    }
}
