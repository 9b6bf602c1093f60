import type { ContentFile } from '../../renderer/content/content-file.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { type FileRule, issuesIn } from './context.ts'
import { atField } from './problems.ts'

/** Each issue of a city is one of the service's or replaces one, and no two replace the same. */
export const checkLocalIssues: FileRule = function* ({ file }, { issues }) {
  if (file.entry?.kind !== 'city') return
  for (const [service, titles] of Object.entries(issues)) {
    const local = issuesIn(recordOf(file.fields.services)[service])
    for (const [index, { issue, title, icon }] of local.entries()) {
      const place = ['services', service, 'issues', index]
      if (typeof issue === 'string' && !titles.includes(issue)) {
        const way =
          '; a problem of this place has a "title" of its own, and names here the issue that it replaces'
        const says = `"${issue}" is not an issue of this service${didYouMean(issue, titles) || way}`
        yield atField(file, [...place, 'issue'], says)
      } else if (title !== undefined && icon === undefined) {
        const says = 'is missing; a problem of this place needs an icon of its own'
        yield atField(file, [...place, 'icon'], says)
      } else if (issue && local.slice(0, index).some((other) => other.issue === issue))
        yield atField(file, place, `"${issue}" has been written about above; choose another issue`)
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
  const local = issuesIn(recordOf(city.fields.services)[service.entry?.slug ?? ''])
  const replaced = local.map(({ issue }) => issue)
  const originals = issuesIn(original.fields)
  const issues = issuesIn(service.fields).filter(
    (_, index) => !replaced.includes(originals[index]?.title),
  )
  return [...issues, ...itemsIn(service.fields.processSteps).map(recordOf)].flatMap(
    ({ icon: _, ...texts }) => Object.values(texts).map(String),
  )
}
