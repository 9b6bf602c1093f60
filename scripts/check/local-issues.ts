import { type ContentFile, type Fields, problemAt } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { fieldName, type PathSegment, type Problem } from '../../renderer/content/problem.ts'
import { forEachFile } from './rule.ts'

type Issue = { issue?: unknown; title?: unknown; icon?: unknown }

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const issuesOf = (value: unknown): readonly Issue[] => {
  const { issues } = fieldsOf(value)
  return Array.isArray(issues) ? issues.map(fieldsOf) : []
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, text]) => (name === 'icon' ? [] : String(text)))
    : []

/**
 * What the page of a service in a city shows of the service as it is: the steps and some issues.
 * @param original the service in the language in which cities name its issues.
 */
export const sharedOfService = (
  service: ContentFile,
  city: ContentFile,
  original: ContentFile = service,
): string[] => {
  const places = issuesOf(fieldsOf(city.fields.services)[service.entry?.slug ?? '']).map(
    ({ issue }) => issue,
  )
  const steps = service.fields.processSteps
  const issues = issuesOf(service.fields).filter(
    (_, index) => !places.includes(issuesOf(original.fields)[index]?.title),
  )
  return [...issues, ...(Array.isArray(steps) ? steps : [])].flatMap(textsOf)
}

const wrongWith = ({ issue, title, icon }: Issue, known: readonly string[]) => {
  // What is no text is reported as such.
  if (typeof issue === 'string' && !known.includes(issue))
    return {
      field: 'issue',
      says: `"${issue}" is not an issue of this service${didYouMean(issue, known) || '; a problem of this place has a "title" of its own, and names here the issue that it replaces'}`,
    }
  if (title !== undefined && icon === undefined)
    return { field: 'icon', says: 'is missing; a problem of this place needs an icon of its own' }
  return undefined
}

const checkIssues = (city: ContentFile, slug: string, known: readonly string[]): Problem[] => {
  const issues = issuesOf(fieldsOf(city.fields.services)[slug])
  const at = (field: readonly PathSegment[], message: string) =>
    problemAt(city, field, `${fieldName(field)}: ${message}`)
  return issues.flatMap((issue, index) => {
    const field = ['services', slug, 'issues', index]
    const wrong = wrongWith(issue, known)
    if (wrong) return [at([...field, wrong.field], wrong.says)]
    const isTaken = issues.slice(0, index).some((other) => other.issue === issue.issue)
    return isTaken
      ? [at(field, `"${issue.issue}" has been written about above; choose another issue`)]
      : []
  })
}

/**
 * Each problem that a city describes is one of the service's or takes the place of one, and
 * no two replace the same one: six are shown.
 */
export const checkLocalIssues = forEachFile({
  name: 'local issues',
  // If those of a service cannot be read, report that once, not once per city.
  reads: ({ files }) =>
    files
      .filter(({ entry, fields }) => entry?.kind === 'service' && Array.isArray(fields.issues))
      .map(({ entry, fields }) => ({
        slug: entry?.slug ?? '',
        known: issuesOf(fields).map(({ title }) => String(title)),
      })),
  find: (file, services) =>
    file.entry?.kind === 'city'
      ? services.flatMap(({ slug, known }) => checkIssues(file, slug, known))
      : [],
})
