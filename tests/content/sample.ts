import { readdirSync, readFileSync } from 'node:fs'
import { placedClaims } from '../../content/schema/claims.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { practice } from '../../content/schema/practice.ts'
import type { PictureFile } from '../../renderer/content/picture-file.ts'
import { isError, type Problem } from '../../renderer/content/problem.ts'
import { type ContentFolder, checkContent, reportContent } from '../../scripts/check/index.ts'

/**
 * Unique words in short sentences, such as `In doral-1 doral-2.`, because no two texts of a site
 * may be alike and none may be hard to read.
 */
const wordsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const word = `${name}-${index + 1}`
    return index % 6 === 0 ? `${index === 0 ? '' : '. '}In ${word}` : ` ${word}`
  }).join('')

const business = `name: Sample Roofing
url: https://www.sample.example
phone: (305) 555-0100
email: hello@sample.example
license: CCC0000000
founded: 1995
address: { street: 1 Main Street, city: Miami, state: FL, zip: "33190" }
hours:
  - { days: Mon-Fri, opens: "07:00", closes: "18:00" }
spanishSpoken: false
booking: https://booking.sample.example/
social:
  - { network: Facebook, url: https://www.facebook.com/sample }
counties:
  - { name: Miami-Dade, hvhz: true }
  - { name: Broward, hvhz: true }
  - { name: Palm Beach, hvhz: false }
relay: { service: FormSubmit, endpoint: "" }
financing: { sameAsCashMonths: [6, 12], extendedMonths: [24, 60] }
commitments: { replyHours: 4, visitMinutes: 60, depositPercent: 10, workmanshipYears: 10 }
practice:
${Object.keys(practice.properties)
  .map((name) => `  ${name}: We say so.`)
  .join('\n')}
claimNotice: A notice.
claims:
${placedClaims.map((name) => `  ${name}: { text: A claim }`).join('\n')}
promotions:
  voucher: { text: A voucher, conditions: Some apply., look: voucher, pages: [/about] }
`

const block = (name: string) => `{ heading: A heading, lead: The ${name} lead. }`
const listBlock = (name: string) =>
  `{ heading: A heading, lead: The ${name} lead., points: [One, Two] }`

const home = `title: Home
metaTitle: Home | {companyName}
metaDescription: ${wordsOf('home', 12)}
slides:
${[1, 2, 3].map((number) => `  - { heading: Slide ${number}, lead: Slide ${number} slides., picture: tile-roofing, wash: gold, offer: inspection }`).join('\n')}
services: ${block('services')}
windMitigation: ${listBlock('wind')}
reasons: ${listBlock('reasons')}
suppliers: ${block('suppliers')}
emergency: ${block('emergency')}
trustFacts:
${[1, 2, 3, 4].map((number) => `  - { icon: sun, title: Fact ${number}, claim: emergency }`).join('\n')}
benefits:
  label: Benefits
  points:
${[1, 2, 3].map((number) => `    - { icon: wind, title: Benefit ${number}, text: It helps. }`).join('\n')}
reviews: ${block('reviews')}
areas: ${block('areas')}
contact: ${block('contact')}
callToAction: Call us.
`

const menus = `header: [{ to: / }, { to: /services }, { to: /about }]
plan: [{ to: /contact }]
legal: [{ to: /about, label: Terms }]
`

const testimonials = `testimonials: [{ name: Ana, text: Good work., rating: 5 }]
`

const redirects = `redirects:
  - { from: /old-guide, to: /guides/permits }
  - { from: /shop, to: "https://shop.example/roofs" }
`

/** Every page of the sample, and one that is gone. */
const published = `addresses:
${['about', 'contact', 'financing', 'guides', 'services', 'sitemap', 'roofing-calculator']
  .concat('tile-roofing', 'guides/permits', 'guides/glossary', 'old-guide')
  .concat('locations/doral-fl', 'locations/miami-fl')
  .concat('services/tile-roofing/doral-fl', 'services/tile-roofing/miami-fl')
  .map((address) => `  - /${address}`)
  .join('\n')}
  - /
`
const pictures = `illustrations:
  tile-roofing: Rows of terracotta barrel tiles
`

const service = `---
order: 1
title: Tile roofing
nameInSentence: tile roofing
heading: Tile roofs
description: What a tile roof needs.
summary: Clay and concrete tile.
pageTitle: Tile roofing Miami | {companyName}
pageDescription: ${wordsOf('tile', 12)}
metaTitle: Tile roofing in {cityName}
metaDescription: Tile in {cityDisplayName}, where it is the roof. {cityCard}
keywords: ["tile {cityNameLower}"]
picture: tile-roofing
issuesHeading: What we find in {cityName}
issues:
${[1, 2, 3, 4, 5, 6].map((number) => `  - { icon: crack, title: Issue ${number}, text: It happens. }`).join('\n')}
processHeading: How it runs
processSteps:
${[1, 2, 3, 4].map((number) => `  - { title: Step ${number}, description: We do it. }`).join('\n')}
included: [One, Two, Three, Four, Five, Six]
priced: by calculator
questions:
${[1, 2, 3].map((number) => `  - { question: "Question ${number}?", answer: Yes. }`).join('\n')}
callToAction: Call us.
---

A tile roof has two layers. Call {phone}.
`

const city = (name: string, slug: string, neighbor: string) => `---
name: ${name}
displayName: ${name}, FL
county: Miami-Dade
theme: modern
hvhz: true
permit: { authority: City of ${name}, note: Ask first. }
coordinates: { latitude: 25.8, longitude: -80.3 }
neighbors: [${neighbor}]
metaTitle: Roofing in ${name} | {companyName}
metaDescription: ${wordsOf(slug, 10)}
lead: Roofs in ${name}.
neighborhoods: [North, South]
housing: Houses stand here.
storms: Storms came by.
wind: Strict wind rules.
notes:
${[1, 2, 3].map((number) => `  - { icon: wind, title: Note ${number}, text: It matters. }`).join('\n')}
questions:
${[1, 2, 3].map((number) => `  - { question: "Question ${number}?", answer: Yes. }`).join('\n')}
callToAction: Call us.
services:
  tile-roofing:
    card: Tile in ${name}.
    lead: Tile in ${slug}.
    hook: What ${slug} needs. ${wordsOf(`hook-${slug.charAt(0)}`, 60)}
    issues:
${[1, 2, 3].map((number) => `      - { issue: Issue ${number}, text: ${wordsOf(`ill-${number}-${slug.charAt(0)}`, 20)} }`).join('\n')}
    steps:
${[1, 2, 3, 4].map((number) => `      - ${wordsOf(`step-${number}-${slug.charAt(0)}`, 15)}`).join('\n')}
    firstVisit: ${wordsOf(`look-${slug.charAt(0)}`, 30)}
    question: { question: "Tile in ${name}?", answer: ${wordsOf(`why-${slug.charAt(0)}`, 30)} }
---

Roofs in ${name} see sun. See [tile](/tile-roofing).
`

const page = (title: string) => `---
title: ${title}
heading: ${title} us
metaTitle: ${title} {companyName}
metaDescription: ${wordsOf(title, 12)}
---

<Section heading="Words">

Words.

</Section>
`

const calculator = `---
title: Calculator
heading: What a roof costs
lead: A range in a minute.
metaTitle: Calculator of {companyName}
metaDescription: ${wordsOf('costs', 12)}
callToAction: Call us.
---

<RoofCalculator />
`

const guide = (title: string, body: string) => `---
title: All about ${title}
menuTitle: ${title}
metaTitle: ${title} | {companyName}
metaDescription: ${wordsOf(`about-${title}`, 10)}
lead: ${title} in short.
summary: ${title} in a line.
picture: tile-roofing
published: 2020-02-28
services: [tile-roofing]
next:
  - { text: Ask us, href: /contact }
  - { text: See prices, href: /roofing-calculator }
callToAction: Call us.
sources: [Trade knowledge]
---

${body}
`

const glossary = `terms:
  - { term: Deck, slug: deck, also: [decks], definition: What the roof lies on., guide: permits }
  - { term: Drip edge, slug: drip-edge, definition: Metal along the eave. }
`

/**
 * The sample uses the real words of the site's own parts, and the real prices: they only have to match their schemas.
 * Not their translations, which would have to match the words that tests change.
 */
const words = ['content/words', 'content/prices']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((path) => languageOf(path).language === defaultLanguage)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** A picture that is large enough. */
export const samplePicture = (name: string): PictureFile => ({
  path: `content/images/${name}.jpg`,
  size: { width: 1600, height: 900 },
})

/** A small content folder without problems. */
export const sampleFolder: ContentFolder = {
  pictures: [samplePicture('tile-roofing')],
  sources: [
    { path: 'content/business.yaml', text: business },
    { path: 'content/home.yaml', text: home },
    { path: 'content/menus.yaml', text: menus },
    { path: 'content/testimonials.yaml', text: testimonials },
    { path: 'content/redirects.yaml', text: redirects },
    { path: 'content/published.yaml', text: published },
    { path: 'content/images/pictures.yaml', text: pictures },
    { path: 'content/glossary.yaml', text: glossary },
    { path: 'content/guides/permits.mdx', text: guide('Permits', wordsOf('permit', 514)) },
    { path: 'content/guides/glossary.mdx', text: guide('Words', '<Glossary />') },
    { path: 'content/services/tile-roofing.mdx', text: service },
    { path: 'content/cities/doral-fl.mdx', text: city('Doral', 'doral-fl', 'miami-fl') },
    { path: 'content/cities/miami-fl.mdx', text: city('Miami', 'miami-fl', 'doral-fl') },
    { path: 'content/calculators/roofing-calculator.mdx', text: calculator },
    ...['About', 'Contact', 'Financing', 'Guides', 'Services', 'Sitemap'].map((title) => ({
      path: `content/pages/${title.toLowerCase()}.mdx`,
      text: page(title),
    })),
    ...words,
  ],
}

export const textOf = (path: string): string =>
  sampleFolder.sources.find((source) => source.path === path)?.text ?? ''

/** The sample with one text in one file replaced. Throws if the text is not found. */
export const withChange = (
  path: string,
  from: string | RegExp,
  to: string,
  folder = sampleFolder,
): ContentFolder => {
  const text = folder.sources.find((source) => source.path === path)?.text ?? ''
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} has no ${from}`)
  return {
    ...folder,
    sources: folder.sources.map((source) =>
      source.path === path ? { path, text: changed } : source,
    ),
  }
}

/** The sample with another file. */
export const withFile = (path: string, text: string, folder = sampleFolder): ContentFolder => ({
  ...folder,
  sources: [...folder.sources, { path, text }],
})

export const withoutFile = (path: string): ContentFolder => ({
  ...sampleFolder,
  sources: sampleFolder.sources.filter((source) => source.path !== path),
})

/** The whole report of the sample with one text replaced. */
export const reportOf = (path: string, from: string | RegExp, to: string) =>
  reportContent(withChange(path, from, to))

const listed = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

/** The errors of a folder, each as position and message. */
export const problemsOf = (folder: ContentFolder): string[] =>
  listed(checkContent(folder).filter(isError))

/** The same for its warnings. */
export const warningsOf = (folder: ContentFolder): string[] =>
  listed(checkContent(folder).filter((problem) => !isError(problem)))
