import type { LocalService } from '../../content/schema/city.ts'
import type { Point } from '../../content/schema/fields.ts'
import type { City, Service, ServiceInCity } from './entries.ts'

/**
 * What a city says about one service.
 * @throws if it says nothing, and so there is no page about the two.
 */
export const localWords = ({
  service,
  city,
}: {
  service: Pick<Service, 'slug'>
  city: City
}): LocalService => {
  const words = city.services[service.slug]
  if (!words) throw new Error(`${city.name} has no words for the service "${service.slug}"`)
  return words
}

/**
 * The six issues of a service as a city has them: first those that it describes itself, then the
 * others as the service has them.
 */
export const localIssues = (
  pair: Pick<ServiceInCity, 'service' | 'city' | 'issueNames'>,
): Point[] => {
  const { service, issueNames } = pair
  const local = localWords(pair).issues.flatMap(({ issue, ...own }) => {
    const general = service.issues[issueNames.indexOf(issue)]
    return general ? [{ general, shown: { ...general, ...own } }] : []
  })
  const replaced = local.map(({ general }) => general)
  return [
    ...local.map(({ shown }) => shown),
    ...service.issues.filter((issue) => !replaced.includes(issue)),
  ]
}

/** The steps of a service, each as a city has it. */
export const localSteps = (pair: Pick<ServiceInCity, 'service' | 'city'>) =>
  pair.service.processSteps.map(({ title }, index) => ({
    title,
    here: localWords(pair).steps[index] ?? '',
  }))
