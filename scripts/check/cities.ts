import { type ContentFile, filesOf, problemAt } from '../../renderer/content/content-folder.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import type { Check } from './rule.ts'

/** A county is either entirely in the High-Velocity Hurricane Zone or entirely outside it. */
export const checkWindZones: Check = (content) =>
  filesOf(content, 'city').flatMap((city) => {
    const { hvhz } = city.fields
    const county = content.counties.find(({ name }) => name === city.fields.county)
    // What is neither true nor false is reported as such, once.
    const isKnown = typeof hvhz === 'boolean' && typeof county?.hvhz === 'boolean'
    if (!isKnown || hvhz === county.hvhz) return []
    const zone = `${county.name} County ${county.hvhz ? 'is' : 'is not'} in the High-Velocity Hurricane Zone`
    return [problemAt(city, ['hvhz'], `hvhz: is ${hvhz}, but ${zone}; write ${county.hvhz}`)]
  })

export const checkNeighbors: Check = (content) =>
  filesOf(content, 'city').flatMap((city) => {
    const { neighbors } = city.fields
    const isOwn = Array.isArray(neighbors) && neighbors.includes(city.entry?.slug)
    return isOwn
      ? [problemAt(city, ['neighbors'], 'neighbors: a city is not its own neighbor; name another')]
      : []
  })

/** Links, titles and maps tell cities apart by name alone. */
const checkName =
  (field: 'name' | 'displayName'): Check =>
  (content) => {
    const first = new Map<unknown, ContentFile>()
    return filesOf(content, 'city').flatMap((city) => {
      const name = city.fields[field]
      const other = first.get(name)
      if (other === undefined) first.set(name, city)
      if (other === undefined || typeof name !== 'string') return []
      return [
        problemAt(
          city,
          [field],
          `${field}: "${name}" is also that of ${other.path}; a city has one page, so change it in one of them`,
        ),
      ]
    })
  }

export const checkCityNames: Check = (content, compared) =>
  [checkName('name'), checkName('displayName')].flatMap((check) => check(content, compared))

/** Without words of its own, the page of a service in a city would read like any other city's. */
export const checkLocalWords: Check = (content) => {
  const known = [...(content.known.service ?? [])]
  return filesOf(content, 'city').flatMap((city) => {
    const { services } = city.fields
    if (typeof services !== 'object' || services === null) return []
    const written = Object.keys(services)
    const unknown = written.filter((slug) => !known.includes(slug))
    // A misspelled slug is already reported as unknown.
    const missing = known.filter(
      (slug) => !written.includes(slug) && !unknown.some((other) => nearest(other, known) === slug),
    )
    return missing.map((slug) =>
      problemAt(
        city,
        ['services'],
        `services: has no words for "${slug}"; write what is special about it here`,
      ),
    )
  })
}
