import { namedClaims, placedClaims } from '../../../content/schema/claims.ts'
import { floridaDay } from '../../../content/schema/day.ts'
import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import { didYouMean } from '../nearest.ts'
import { businessFile } from './context.ts'
import { atField } from './problems.ts'
import { ruleOf } from './rule.ts'

/**
 * Checks that a claim with no fixed place on the site names its pages, or it would never be shown,
 * and that one that texts name has words for when it may not be made.
 */
export const checkClaims = ruleOf(businessFile, function* (file, { files }) {
  const claims = entriesIn(file.fields.claims)
  for (const [name, { otherwise, pages }] of claims) {
    const isNamed = namedClaims.some((named) => named === name)
    const user = isNamed && files.find(({ text }) => text.includes(`{${name}}`))
    const says = `the site has no place for a claim of this name${didYouMean(name, placedClaims) || '.'} A claim of your own needs \`pages\``
    if (user && otherwise === undefined)
      yield atField(
        'claim',
        file,
        ['claims', name],
        `${user.path} uses {${name}}: write \`otherwise\`, for pages where the claim may not be made`,
      )
    else if (!placedClaims.some((placed) => placed === name) && pages === undefined)
      yield atField('claim', file, ['claims', name], says)
  }
})

/** Checks claims: the figure is the one in the text, and no age contradicts the founding year. */
export const checkClaimFigures = ruleOf(businessFile, function* (file) {
  const { claims, founded } = file.fields
  const age = Number(floridaDay().slice(0, 4)) - Number(founded)
  for (const [name, { text, figure }] of entriesIn(claims)) {
    const { number } = recordOf(figure)
    const isOther = number !== undefined && !`${text}`.includes(`${number}`.replace('+', ''))
    const beside = `"${number}" contradicts the text "${text}": correct one of them`
    if (isOther && /\d/.test(`${text}`))
      yield atField('claim-figure', file, ['claims', name, 'figure', 'number'], beside)
    const [, years] = /(\d+)\+ (?:years|años)/.exec(`${text}`) ?? []
    const young = `the company was founded in ${founded}, so it has fewer than ${years} years: correct one of them`
    if (Number(years) > age) yield atField('claim-figure', file, ['claims', name, 'text'], young)
  }
})

const namesOfPages =
  /\b(?:inspect(?:ions?|ors?)|emergenc(?:y|ies)|insur(?:ance|ers?)|claims?|wind[ -]mitigation)\b/i

/** Returns why a page is about inspections, emergencies or insurance, by its fields or its name. */
const restricted = ({ entry, fields, body }: ContentFile): string | undefined => {
  const { emergency, priced, title, heading } = fields
  if (emergency === true) return 'an emergency page, by its `emergency: true`'
  if (entry?.kind === 'service' && priced === 'free')
    return 'an inspection page, by its `priced: free`'
  if (body.includes('<ClaimNotice') || JSON.stringify(fields).includes('"claimNotice":true'))
    return 'about insurance claims, by its claim notice'
  const offers = itemsIn(fields.slides).map((slide) => recordOf(slide).offer)
  const [offer] = offers.filter((one) => one === 'inspection' || one === 'emergency')
  if (offer) return `an ${offer} page, by a slide with \`offer: ${offer}\``
  const [word] = namesOfPages.exec(`${entry?.slug ?? ''} ${title} ${heading}`) ?? []
  return word && `an inspection, emergency or insurance page, by the "${word}" in its name`
}

/** Checks that promotions are only where the law allows them. */
export const checkPromotions = ruleOf(businessFile, function* (file, { sitePages, files }) {
  for (const [name, { pages }] of entriesIn(file.fields.promotions))
    for (const [index, address] of itemsIn(pages).entries()) {
      const [path] = sitePages.find((page) => page.address === address)?.files ?? []
      const page = files.find((one) => one.path === path)
      const why = page && restricted(page)
      const says = `${address} is ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
      if (why) yield atField('promotion-page', file, ['promotions', name, 'pages', index], says)
    }
})
