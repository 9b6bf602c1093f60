import { officeHours } from '../../components/contact/hours.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'

type Evidence = { proof?: string; law?: string; counsel?: object }

const isUnproven = ({ proof, law, counsel }: Evidence) =>
  proof === undefined || (law !== undefined && counsel === undefined)

/** Returns the unproven texts, which must not appear on any page of a public site. */
export const unprovenTexts = (site: SiteIndex): string[] => {
  const { business, testimonials, words } = site
  const isOpen = (...names: string[]) => names.some((name) => business.unconfirmed?.includes(name))
  const openIn = <T>(group: 'people' | 'practice', fields: Record<string, T> = {}) =>
    Object.entries(fields).flatMap(([name, value]) =>
      isOpen(group, `${group}.${name}`) ? [value] : [],
    )
  const { emergency } = business.claims
  const { contact, buttons, practice } = words
  const reviews = testimonials.filter(({ source, date }) => !source || !date)
  return [
    ...Object.values(business.claims)
      .filter(isUnproven)
      .flatMap(({ text, counts, figure }) => [text, counts, figure?.caption]),
    ...[...Object.values(business.promotions).filter(isUnproven), ...reviews],
    ...openIn('practice', business.practice),
    ...openIn('people', business.people).map(({ role }) => role),
    ...(emergency && isUnproven(emergency)
      ? [contact.phoneNote, contact.hours.emergency, buttons.callEmergency]
      : []),
    ...(isOpen('hours') ? officeHours(site).open : []),
    ...(isOpen('nextCrew') ? [practice.nextCrew.split('{day}')[0]] : []),
    // On a page, placeholders are filled.
  ].flatMap((said) => {
    const text = typeof said === 'object' ? said.text : said
    return text === undefined || text.includes('{') ? [] : text
  })
}
