import { headFields } from '../../../content/schema/kind-of-files.ts'
import { linkNameOf } from '../../../content/schema/kinds.ts'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { type ContentFile, filesOfKind } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import { isUsablePicture, pictureName } from '../picture-file.ts'
import { didYouMean, nearest } from '../problem.ts'
import { atField, type ContentRule, repeats } from './rule.ts'

/** Checks that names in menus, titles and descriptions are of one page, whatever their capitals. */
export const checkNames: ContentRule = function* ({ files }) {
  const texts = files.flatMap((file) => {
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
    const titles = issuesIn(fields).map(({ title }) => String(title))
    for (const city of titles.length > 0 ? filesOfKind(content, 'city') : [])
      for (const [index, { issue }] of issuesIn(recordOf(city.fields.services)[slug]).entries()) {
        const says = `"${issue}" is not an issue of this service${didYouMean(String(issue), titles) || '; a problem of this place has a "title" of its own, and names here the issue that it replaces'}`
        if (typeof issue === 'string' && !titles.includes(issue))
          yield atField(city, ['services', slug, 'issues', index, 'issue'], says)
      }
  }
}

/** Checks that every picture has an alt text. The schema reports alt texts of no picture. */
export function* checkAltTexts(file: ContentFile, { pictures }: LanguageContent) {
  const described = Object.keys(recordOf(file.fields.pictures))
  const names = pictures.map(({ path }) => pictureName(path))
  const misspelled = described.filter((name) => !names.includes(name))
  const meant = new Set([...described, ...misspelled.map((name) => nearest(name, names))])
  for (const { path } of pictures.filter((one) => isUsablePicture(one.path))) {
    const name = pictureName(path)
    const says = `the picture ${path} has no alt text here; write its kind, illustration or photograph, and what it shows`
    if (!meant.has(name)) yield atField(file, ['pictures', name], says)
  }
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
