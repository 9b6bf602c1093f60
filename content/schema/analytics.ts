import * as field from './fields.ts'
import { originPattern } from './web-address.ts'

/** The services that can count visits. `events` sends nothing: a script of yours may listen. */
export const analyticsServices = ['Plausible', 'Umami', 'GoatCounter', 'events'] as const

export const analytics = field.group(
  {
    service: field.oneOf(
      analyticsServices,
      'Who counts. With `events`, pages only announce what happens, for a script of your own.',
    ),
    'host?': field.fact(
      'Where it is told: "https://plausible.io", "https://cloud.umami.is", "https://yourcode.goatcounter.com", or a host of your own; without a path.',
      { pattern: originPattern },
    ),
    'site?': field.fact(
      'Under what the service knows this site: for Plausible its domain, such as "example.com"; for Umami its website id.',
    ),
  },
  'Counts visits, steps of calculators and leads, without cookies. Leave it out to count nothing. The privacy policy says so by itself.',
)

const tag = (service: string) =>
  field.fact(`The content of the tag that ${service} gives you, such as "AbC123".`, {
    pattern: '^[\\w.=-]+$',
  })

export const verification = field.group(
  {
    'google?': tag('Google Search Console'),
    'bing?': tag('Bing Webmaster Tools'),
    'facebook?': tag('Meta Business Suite'),
    'pinterest?': tag('Pinterest'),
  },
  'Proves to services that the site is yours, in the head of the home page.',
)
