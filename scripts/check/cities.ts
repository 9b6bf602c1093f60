import {
  type CheckInput,
  type ContentFile,
  type Fields,
  filesOf,
} from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { atField, repeats } from './problems.ts'
import type { FileRule, Rule } from './rule.ts'

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

const listIn = (value: unknown, field: string): readonly Fields[] => {
  const list = fieldsOf(value)[field]
  return Array.isArray(list) ? list.map(fieldsOf) : []
}

/** Links, titles and maps tell cities apart by name alone, and no city is near itself. */
export const checkCities: Rule = function* (content) {
  const cities = filesOf(content, 'city')
  for (const city of cities) {
    const { neighbors } = city.fields
    if (Array.isArray(neighbors) && neighbors.includes(city.entry?.slug))
      yield atField(city, ['neighbors'], 'a city is not its own neighbor; name another')
  }
  for (const [city, other] of repeats(cities, ({ fields }) => fields.name))
    if (typeof city.fields.name === 'string')
      yield atField(
        city,
        ['name'],
        `"${city.fields.name}" is also that of ${other.path}; a city has one page, so change it in one of them`,
      )
}

/** The issues of each service whose issues can be read, by its slug. */
export const issuesByService = ({ files }: CheckInput): Record<string, string[]> =>
  Object.fromEntries(
    files
      .filter(({ entry, fields }) => entry?.kind === 'service' && Array.isArray(fields.issues))
      .map(({ entry, fields }) => [
        entry?.slug ?? '',
        listIn(fields, 'issues').map(({ title }) => String(title)),
      ]),
  )

/**
 * Each problem that a city describes is one of the service's or takes the place of one, and
 * no two replace the same one: six are shown.
 */
export const checkLocalIssues: FileRule = function* ({ file }, { issues }) {
  if (file.entry?.kind !== 'city') return
  for (const [service, known] of Object.entries(issues)) {
    const place = ['services', service, 'issues']
    const local = listIn(fieldsOf(file.fields.services)[service], 'issues')
    for (const [index, { issue, title, icon }] of local.entries()) {
      const isUnknown = typeof issue === 'string' && !known.includes(issue)
      if (isUnknown)
        yield atField(
          file,
          [...place, index, 'issue'],
          `"${issue}" is not an issue of this service${didYouMean(issue, known) || '; a problem of this place has a "title" of its own, and names here the issue that it replaces'}`,
        )
      else if (title !== undefined && icon === undefined)
        yield atField(
          file,
          [...place, index, 'icon'],
          'is missing; a problem of this place needs an icon of its own',
        )
      else if (
        typeof issue === 'string' &&
        local.slice(0, index).some((other) => other.issue === issue)
      )
        yield atField(
          file,
          [...place, index],
          `"${issue}" has been written about above; choose another issue`,
        )
    }
  }
}

/**
 * What the page of a service in a city shows of the service as it is: the steps and some issues.
 * @param original the service in the language in which cities name its issues.
 */
export const sharedOfService = (
  service: ContentFile,
  city: ContentFile,
  original: ContentFile = service,
): string[] => {
  const local = listIn(fieldsOf(city.fields.services)[service.entry?.slug ?? ''], 'issues')
  const replaced = local.map(({ issue }) => issue)
  const originals = listIn(original.fields, 'issues')
  const issues = listIn(service.fields, 'issues').filter(
    (_, index) => !replaced.includes(originals[index]?.title),
  )
  return [...issues, ...listIn(service.fields, 'processSteps')].flatMap(({ icon: _, ...texts }) =>
    Object.values(texts).map(String),
  )
}
