import { type Check, type ContentFile, type Fields, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'
import { fieldName, type PathSegment, type Problem } from './problem.ts'

type Issue = { title?: unknown; instead?: unknown; icon?: unknown }

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const issuesOf = (value: unknown): readonly Issue[] => {
  const { issues } = fieldsOf(value)
  return Array.isArray(issues) ? issues.map(fieldsOf) : []
}

/** The title of the service's issue whose place one of a city takes. */
const placeOf = ({ title, instead = title }: Issue): string => String(instead)

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, text]) => (name === 'icon' ? [] : String(text)))
    : []

/** What the page of a service in a city shows of the service as it is: the steps and some issues. */
export const sharedOfService = (service: ContentFile, city: ContentFile): string[] => {
  const places = issuesOf(fieldsOf(city.fields.services)[service.entry?.slug ?? '']).map(placeOf)
  const steps = service.fields.processSteps
  const issues = issuesOf(service.fields).filter((issue) => !places.includes(placeOf(issue)))
  return [...issues, ...(Array.isArray(steps) ? steps : [])].flatMap(textsOf)
}

const wrongWith = (issue: Issue, known: readonly string[]): [string, string] | undefined => {
  const isOwn = issue.instead !== undefined
  const place = placeOf(issue)
  if (!known.includes(place))
    return [
      isOwn ? 'instead' : 'title',
      `"${place}" is not an issue of this service${didYouMean(place, known) || '; a problem of this place says in "instead" which of them it replaces'}`,
    ]
  if (isOwn && issue.icon === undefined)
    return ['icon', 'is missing; a problem of this place needs an icon of its own']
  return undefined
}

const checkIssues = (city: ContentFile, slug: string, known: readonly string[]): Problem[] => {
  const issues = issuesOf(fieldsOf(city.fields.services)[slug])
  const at = (field: readonly PathSegment[], message: string) =>
    problemAt(city, field, `${fieldName(field)}: ${message}`)
  return issues.flatMap((issue, index) => {
    const field = ['services', slug, 'issues', index]
    const wrong = wrongWith(issue, known)
    if (wrong) return [at([...field, wrong[0]], wrong[1])]
    const isTaken = issues.slice(0, index).some((other) => placeOf(other) === placeOf(issue))
    return isTaken ? [at(field, `"${placeOf(issue)}" has been written about above`)] : []
  })
}

/**
 * Each problem that a city describes is one of the service's or says which of them it replaces, and
 * no two replace the same one: six are shown.
 */
export const checkLocalIssues: Check = ({ files }) => {
  const services = files.filter(({ entry }) => entry?.kind === 'service')
  const cities = files.filter(({ entry }) => entry?.kind === 'city')
  return cities.flatMap((city) =>
    services.flatMap(({ entry, fields }) =>
      checkIssues(
        city,
        entry?.slug ?? '',
        issuesOf(fields).map(({ title }) => String(title)),
      ),
    ),
  )
}
