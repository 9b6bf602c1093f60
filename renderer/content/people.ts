import { fillCompanyText } from './company-values.ts'
import { isPublished } from './environment.ts'
import type { SiteIndex } from './site-index.ts'

/** Our people, as pages show them: those with a name and, for the public, those confirmed. */
export const shownPeople = (site: SiteIndex) => {
  const { people = {}, unconfirmed = [] } = site.business
  const isOpen = (key: string) =>
    isPublished(site.siteEnv) &&
    ['people', `people.${key}`].some((field) => unconfirmed.includes(field))
  return Object.entries(people).flatMap(([key, { name, role, ...person }]) =>
    name === undefined || isOpen(key)
      ? []
      : [{ key, name: fillCompanyText(site, name), role: fillCompanyText(site, role), ...person }],
  )
}
