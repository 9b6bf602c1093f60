import { contentIn, type Service, type ServiceInCity } from './index.ts'
import { defaultLanguage } from './model/languages.ts'
import type { LocalService } from './model/schema/city.ts'
import type { Point } from './model/schema/fields.ts'
import { unmarked } from './model/source-marks.ts'

type Pair = Pick<ServiceInCity, 'service' | 'city'>

/** Whether a city says something about a service. In a translation, that may wait. */
export const hasLocalWords = ({ service, city }: Pair): boolean => service.slug in city.services

/**
 * What a city says about one service.
 * @throws if it says nothing, and so there is no page about the two.
 */
export const localWords = ({ service, city }: Pair): LocalService => {
  const words = city.services[service.slug]
  if (!words) throw new Error(`${city.name} has no words for the service "${service.slug}"`)
  return words
}

/** The titles that cities name the issues of a service by, in their order. */
const issueNames = ({ slug }: Service): string[] =>
  (
    contentIn(defaultLanguage).collections.service.find((service) => service.slug === slug)
      ?.issues ?? []
  ).map(({ title }) => unmarked(title))

/**
 * The six issues of a service as a city has them: first those that it describes itself, then the
 * others as the service has them.
 */
export const localIssues = (pair: Pair): Point[] => {
  const names = issueNames(pair.service)
  const local = localWords(pair).issues.flatMap(({ issue, ...own }) => {
    const general = pair.service.issues[names.indexOf(issue)]
    return general ? [{ general, shown: { ...general, ...own } }] : []
  })
  const replaced = local.map(({ general }) => general)
  return [
    ...local.map(({ shown }) => shown),
    ...pair.service.issues.filter((issue) => !replaced.includes(issue)),
  ]
}

/** The steps of a service, each with what is different about it in a city. */
export const localSteps = (pair: Pair) =>
  pair.service.processSteps.map((step, index) => ({
    ...step,
    here: localWords(pair).steps[index] ?? '',
  }))
