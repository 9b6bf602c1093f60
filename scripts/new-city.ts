import { existsSync, writeFileSync } from 'node:fs'

const name = process.argv.slice(2).join(' ').trim()
const slug = `${name
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '')}-fl`
const file = `content/cities/${slug}.mdx`

const template = `---
name: ${name}
displayName: ${name}, FL
county: # one of the counties in content/business.yaml
theme: # coastal, luxury, historic, high-rise, agricultural, suburban, diverse or modern
hvhz: # true in Miami-Dade and Broward, false elsewhere
permit:
  authority: # the office that issues roof permits
  note: # what a homeowner should know about permits here, about 30 words
coordinates:
  latitude: # such as 25.7215
  longitude: # such as -80.2684
neighbors: # slugs of one to three cities we serve
metaTitle: # at most 70 characters
metaDescription: # 70 to 170 characters
lead: # two or three sentences under the heading
neighborhoods: # a list of names
housing: # which houses and roofs stand here, about 30 words
storms: # what storms have done here, with years
wind: # what the wind zone means for a roof here
notes: # three: { icon: wind, title: ..., text: ... }
questions: # three to eight: { question: ..., answer: ... }
callToAction: # heading of the last block, ends with a period
services: # under the slug of each service: card, lead and hook, written for this city
---

What does a roof in ${name} need? Answer that here in 150 words or more.
`

if (name === '') {
  console.error('Name the city: npm run new-city -- "Palm Bay"')
  process.exitCode = 1
} else if (existsSync(file)) {
  console.error(`${file} is there already; nothing was changed.`)
  process.exitCode = 1
} else {
  writeFileSync(file, template)
  console.log(`Wrote ${file}. Fill in every field; npm run check:content says what is missing.`)
}
