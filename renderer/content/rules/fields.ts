import { headFields } from '../../../content/schema/kind-of-files.ts'
import { linkNameOf } from '../../../content/schema/kinds.ts'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { filesOfKind, makesPages } from '../content-file.ts'
import { isUsablePicture, pictureName } from '../picture-file.ts'
import { nearest } from '../problem.ts'
import { atField, type ContentRule, type FieldRule, repeats } from './rule.ts'

/** Checks that names in menus, titles and descriptions are of one page, whatever their capitals. */
export const checkNames: ContentRule = function* ({ files }) {
  const texts = files.filter(makesPages).flatMap((file) => {
    const name = file.entry ? linkNameOf(file.entry.kind) : ''
    return [name, ...headFields].map((field) => ({ file, field, text: file.fields[field], name }))
  })
  const written = texts.filter(({ text }) => !/^(?:undefined$|To be written)/.test(`${text}`))
  const keyOf = ({ field, name, text }: (typeof texts)[number]) =>
    `${field === name} ${text}`.toLowerCase()
  for (const [{ file, field, text }, first] of repeats(written, keyOf)) {
    const says = `"${text}" is also in ${first.file.path}, and readers could not tell the two apart: change one of them`
    yield atField(file, [field], says)
  }
}

/** Returns the issues in the fields of a service, or those with which a city replaces them. */
const issuesIn = (fields: unknown) => itemsIn(recordOf(fields).issues).map(recordOf)

/** Checks that each issue of a city is, or replaces, one of the service's. */
export const checkLocalIssues: ContentRule = function* (content) {
  for (const { entry, fields } of filesOfKind(content, 'service')) {
    const slug = entry?.slug ?? ''
    const titles = issuesIn(fields).map(({ title }) => title)
    for (const city of titles.length > 0 ? filesOfKind(content, 'city') : [])
      for (const [index, { issue }] of issuesIn(recordOf(city.fields.services)[slug]).entries()) {
        const says = `"${issue}" is not an issue of this service, which one here replaces; its issues are "${titles.join('", "')}"`
        if (typeof issue === 'string' && !titles.includes(issue))
          yield atField(city, ['services', slug, 'issues', index, 'issue'], says)
      }
  }
}

/** Checks that every picture has an alt text. The schema reports alt texts of no picture. */
export const checkAltTexts: FieldRule = ({ fields }, { pictures }) => {
  const described = Object.keys(recordOf(fields.pictures))
  const names = pictures.map(({ path }) => pictureName(path))
  // A name that is misspelled, and told as that, describes the picture that it means.
  const meant = described.map((name) => (names.includes(name) ? name : nearest(name, names)))
  return pictures.map(({ path }) => {
    const name = pictureName(path)
    const says = `the picture ${path} has no alt text here; write its kind, illustration or photograph, and what it shows`
    const isTold = !isUsablePicture(path) || meant.includes(name)
    return [['pictures', name], !isTold && says]
  })
}

/** Checks that a project that was not made up shows photographs. */
export const checkProjectPictures: ContentRule = function* (content) {
  const pictures = content.files.find(({ path }) => path === picturesFile)?.fields.pictures
  for (const file of filesOfKind(content, 'project'))
    for (const field of file.fields.sample === true ? [] : ['before', 'picture']) {
      const name = String(file.fields[field])
      const says = `"${name}" is an illustration, and people take it for this roof: use a photograph, or write "sample: true"`
      if (recordOf(recordOf(pictures)[name]).kind === 'illustration')
        yield atField(file, [field], says)
    }
}
