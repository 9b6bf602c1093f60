import type { ContentFolder } from '../../content/model/check/index.ts'

const business = `name: Sample Roofing
url: https://www.sample.example
phone: (305) 555-0100
email: hello@sample.example
license: CCC0000000
founded: 1995
address: { street: 1 Main Street, city: Miami, state: FL, zip: "33190" }
hours:
  - { days: Mon-Fri, opens: "07:00", closes: "18:00" }
closed: Sunday
booking: https://booking.sample.example/
social:
  - { network: Facebook, url: https://www.facebook.com/sample }
counties:
  - { name: Miami-Dade, hvhz: true }
  - { name: Broward, hvhz: true }
  - { name: Palm Beach, hvhz: false }
relay: { service: FormSubmit, endpoint: "" }
claims:
${[
  'credentials',
  'experience',
  'founded',
  'emergency',
  'arrival',
  'hurricane',
  'projects',
  'calculatorProjects',
  'homeowners',
  'rating',
  'estimates',
  'financing',
  'localExperts',
  'windReport',
  'windSavings',
]
  .map((name) => `  ${name}: { text: A claim }`)
  .join('\n')}
promotions:
  voucher: { text: A voucher, conditions: Some apply., pages: [/about] }
  priceRise: { text: Prices rise, conditions: Soon., pages: [/about] }
`

const block = '{ heading: A heading, lead: A lead. }'
const listBlock = '{ heading: A heading, lead: A lead., points: [One, Two] }'

const home = `metaTitle: Home | Sample Roofing
metaDescription: A sentence that is long enough to stand under a title in search results, as they show two lines.
slides:
${[1, 2, 3].map((number) => `  - { heading: Slide ${number}, lead: It slides., picture: tile-roofing, wash: gold, offer: inspection }`).join('\n')}
services: ${block}
windMitigation: ${listBlock}
reasons: ${listBlock}
suppliers: ${block}
emergency: ${block}
benefits:
${[1, 2, 3].map((number) => `  - { icon: wind, title: Benefit ${number}, text: It helps. }`).join('\n')}
reviews: ${block}
areas: ${block}
contact: ${block}
callToAction: Call us.
`

const testimonials = `- { name: Ana, text: Good work., rating: 5 }
`

const pictures = `tile-roofing: Rows of terracotta barrel tiles
`

const description = 'A sentence that is long enough to stand under a title in search results, as they show two lines.'

const service = `---
order: 1
title: Tile roofing
heading: Tile roofs
description: What a tile roof needs.
summary: Clay and concrete tile.
pageTitle: Tile roofing Miami | Sample Roofing
pageDescription: ${description}
metaTitle: Tile roofing in {cityName}
metaDescription: ${description}
keywords: ["tile {cityNameLower}"]
picture: tile-roofing
cityLead: Tile in {cityName}.
issuesHeading: What we find in {cityName}
issues:
${[1, 2, 3, 4, 5, 6].map((number) => `  - { icon: crack, title: Issue ${number}, text: It happens. }`).join('\n')}
processHeading: How it runs
processSteps:
${[1, 2, 3, 4].map((number) => `  - { title: Step ${number}, description: We do it. }`).join('\n')}
included: [One, Two, Three, Four, Five, Six]
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
metaTitle: Roofing in ${name} | Sample Roofing
metaDescription: ${description}
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
    card: Tile here.
    lead: Tile in ${slug}.
    hook: What is particular about tile here is told in a few sentences, and at some length, so that it is of use.
---

Roofs in ${name} see sun. See [tile](/tile-roofing).
`

const page = `---
title: About
heading: About us
metaTitle: About Sample Roofing
metaDescription: ${description}
---

<Section heading="Words">

Words.

</Section>
`

/** A small content folder without a problem. */
export const sampleFolder: ContentFolder = {
  pictures: ['tile-roofing'],
  sources: [
    { path: 'content/business.yaml', text: business },
    { path: 'content/home.yaml', text: home },
    { path: 'content/testimonials.yaml', text: testimonials },
    { path: 'content/images/pictures.yaml', text: pictures },
    { path: 'content/services/tile-roofing.mdx', text: service },
    { path: 'content/cities/doral-fl.mdx', text: city('Doral', 'doral-fl', 'miami-fl') },
    { path: 'content/cities/miami-fl.mdx', text: city('Miami', 'miami-fl', 'doral-fl') },
    { path: 'content/pages/about.mdx', text: page },
  ],
}

/** The sample with one text of one file replaced; it must be there. */
export const withChange = (path: string, from: string | RegExp, to: string, folder = sampleFolder): ContentFolder => ({
  ...folder,
  sources: folder.sources.map((source) => {
    if (source.path !== path) return source
    const text = source.text.replace(from, to)
    if (text === source.text) throw new Error(`${path} has no ${from}`)
    return { path, text }
  }),
})
