import { linkNameOf } from '../../../content/schema/kinds.ts'
import { itemsIn, recordOf } from '../../is-record.ts'
import { filesOfKind } from '../content-file.ts'
import { didYouMean } from '../nearest.ts'
import { atField, atFile, repeats } from './problems.ts'
import type { ContentRule } from './rule.ts'

/** Titles and descriptions of pages; those of a service name the city, as its schema asks. */
const headFields = ['metaTitle', 'metaDescription', 'pageTitle', 'pageDescription']

/** Checks that the name of a page in menus and lists, its title and its description are its own. */
export const checkUniqueFields: ContentRule = function* ({ files }) {
  const texts = files.flatMap((file) => {
    const name = file.entry && linkNameOf(file.entry.kind)
    const fields = [
      ...(name ? [['name-twice', name]] : []),
      ...headFields.map((one) => ['title-twice', one]),
    ]
    return fields.flatMap(([id = '', field = '']) => {
      const text = file.fields[field]
      const isWritten = typeof text === 'string' && !text.startsWith('To be written')
      return isWritten ? [{ id, file, field, text }] : []
    })
  })
  for (const [{ id, file, field, text }, first] of repeats(
    texts,
    (one) => `${one.id} ${one.text.toLowerCase()}`,
  )) {
    const says = `"${text}" is also in ${first.file.path}, and readers could not tell the two apart: change one of them`
    yield atField(id, file, [field], says)
  }
}

/** Reports two files that make the same page: the later one would overwrite the earlier. */
export const checkAddresses: ContentRule = function* ({ pages }) {
  // Pages made from two files clash only if one of those files already clashes.
  for (const [{ address, files }, other] of repeats(pages, (page) => page.address)) {
    const says = `makes the address ${address}, which ${other.files.join(' and ')} makes already: rename one of them`
    if (files.length === 1) yield atFile('address-twice', files.join(), says)
  }
}

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
          yield atField('local-issue', city, ['services', slug, 'issues', index, 'issue'], says)
      }
  }
}
