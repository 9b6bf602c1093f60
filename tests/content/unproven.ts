import type { SiteIndex } from '../../renderer/content/site-index.ts'

type Evidence = { proof?: string; law?: string; counsel?: object }

const isUnproven = ({ proof, law, counsel }: Evidence) =>
  proof === undefined || (law !== undefined && counsel === undefined)

/** Returns the unproven texts, which must not appear on any page of a public site. */
export const unprovenTexts = ({ business, testimonials }: SiteIndex): string[] => {
  const claims = Object.values(business.claims).filter(isUnproven)
  const promotions = Object.values(business.promotions).filter(isUnproven)
  const open = business.unconfirmed ?? []
  const people = Object.entries(business.people ?? {})
    .filter(([key]) => open.includes('people') || open.includes(`people.${key}`))
    .map(([, { role }]) => role)
  const reviews = testimonials.filter(({ source, date }) => !source || !date)
  return [
    ...claims.flatMap(({ text, counts, figure }) => [text, counts, figure?.caption]),
    ...people,
    ...[...promotions, ...reviews].map(({ text }) => text),
    // On a page, placeholders are filled.
  ].flatMap((text) => (text === undefined || text.includes('{') ? [] : text))
}
