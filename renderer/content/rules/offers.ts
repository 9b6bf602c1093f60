import { entriesIn, itemsIn, recordOf } from '../../is-record.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import type { Problem } from '../problem.ts'
import type { Node } from '../schema-nodes.ts'
import { businessFile } from './context.ts'
import { asWarning, atField } from './problems.ts'
import { type ContentRule, ruleOf } from './rule.ts'

/** Factors that are less than those of the option before. */
function* wrongOrder(file: ContentFile): Generator<Problem> {
  const { properties: groups = {} }: Node = file.schema ?? {}
  for (const [group, { growing, properties = {} }] of Object.entries(groups)) {
    const options = growing ? Object.keys(properties) : []
    const factors = recordOf(file.fields[group])
    for (const [index, option] of options.entries()) {
      const before = options[index - 1] ?? option
      const says = `${factors[option]} is less than the ${factors[before]} of "${before}": correct one of them`
      if (Number(factors[option]) < Number(factors[before]))
        yield asWarning(atField('price', file, [group, option], says))
    }
  }
}

/** Reports prices and factors of a file that contradict each other. */
function* wrongIn(file: ContentFile): Generator<Problem> {
  yield* wrongOrder(file)
  for (const [name, { min, max }] of entriesIn(file.fields.upgrades)) {
    const says = `${max} is less than ${min}, the least: correct one of them`
    if (Number(max) < Number(min)) yield atField('price', file, ['upgrades', name, 'max'], says)
  }
}

/** Checks that the prices and factors of the calculators are consistent. */
export const checkPrices: ContentRule = ({ files }) =>
  files
    .filter(({ path }) => path.startsWith('content/prices/'))
    .flatMap((file) => [...wrongIn(file)])

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

/** Reports the pages of a promotion where the law allows none. */
function* wrongPages(file: ContentFile, name: string, pages: unknown, content: LanguageContent) {
  for (const [index, address] of itemsIn(pages).entries()) {
    const [path] = content.sitePages.find((page) => page.address === address)?.files ?? []
    const page = content.files.find((one) => one.path === path)
    const why = page && restricted(page)
    const says = `${address} is ${why}, and Florida law restricts inducements there (s. 489.147(2)(b), content/facts.md 1.7, item 4): take it off this list`
    if (why) yield atField('promotion-page', file, ['promotions', name, 'pages', index], says)
  }
}

/** Checks that promotions are only where the law allows them. */
export const checkPromotions = ruleOf(businessFile, function* (file, content) {
  for (const [name, { pages }] of entriesIn(file.fields.promotions))
    yield* wrongPages(file, name, pages, content)
})
