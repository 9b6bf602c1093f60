import { type Static, Type } from 'typebox'
import {
  analytics,
  banner,
  coordinates,
  messages,
  people,
  phonePattern,
  practice,
  verification,
} from './business-parts.ts'
import { claims, promotions } from './claims.ts'
import * as field from './fields.ts'
import { relaySettings } from './relay.ts'

/** Weekdays as written in `hours`. */
export const weekdays: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** A day, alone or up to a later one of its week. */
const spans = weekdays.flatMap((day, index) => [
  day,
  ...weekdays.slice(index + 1).map((later) => `${day}-${later}`),
])
const webAddress = (description: string) =>
  field.webAddress(`${description} Starts with https://, such as "https://www.example.com".`)
const clock = (description: string) =>
  field.fact(`${description} 24-hour clock, such as "07:00".`, {
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  })

const months = (description: string) => field.list(field.integer(description, 1, 360), 1)

const financing = field.group('The terms for paying for a roof over time.', {
  sameAsCashMonths: months(
    'Months of a plan with 0% interest if paid in full on time, the shortest first.',
  ),
  extendedMonths: months('Months of an extended plan the calculator shows, the shortest first.'),
  'lender?': field.fact('Name of the lender, whose payments are shown only with the APR.'),
  'apr?': Type.Number({
    description:
      'Annual percentage rate of the extended plans, such as 9.9. Used to calculate the payments.',
    exclusiveMinimum: 0,
    maximum: 40,
  }),
})

const fields = field.group('content/business.yaml: facts about the company, for every page.', {
  name: field.fact('Name of the company.', 40),
  url: field.fact(
    'Address of the site, for canonical links: a lowercase host name, without a path or a trailing slash. Starts with https://, such as "https://www.example.com".',
    { pattern: field.originPattern },
  ),
  phone: field.fact('Phone number in the format "(305) 555-0142".', { pattern: phonePattern }),
  'messages?': messages,
  'banner?': banner,
  'repository?': field.fact(
    'Address of the repository of this site, such as "https://github.com/owner/site". Previews link to its edit pages.',
    {
      pattern:
        '^(?!.*(?:\\.git|/\\.{1,2}(?:/.*)?)$)https://(github|gitlab)\\.com(?:/[\\w.-]+){2,}$',
    },
  ),
  'cms?': field.yesOrNo('True for forms at /admin that propose changes to this repository.'),
  'offline?': field.yesOrNo(
    'True if browsers cache pages for use without a connection. If false, they delete the pages they have cached.',
  ),
  email: field.fact('Public e-mail address, such as "office@example.com".', {
    pattern: field.emailPattern,
  }),
  license: field.fact(
    'State license number of the contractor, such as "CCC1330000": CCC and seven digits, or RC if only registered. Florida requires it in every advertisement.',
    { pattern: '^(CCC\\d{7}|RC\\d{7,9})$' },
  ),
  'licenseHolder?': field.fact('Who holds this license, as the state lists the name.', 60),
  'founded?': field.integer('Year the company was founded.', 1900, new Date().getFullYear()),
  address: field.group('The office.', {
    street: field.fact('Street and number.'),
    city: field.fact('City of the mailing address.'),
    state: field.fact('Two letters, such as "FL".', { pattern: '^[A-Z]{2}$' }),
    zip: field.zip('ZIP code.'),
    'coordinates?': coordinates('Where the map on the contact page marks the office.'),
  }),
  'hours?': field.list(
    field.group(
      'Office hours of certain days; the others are closed. Without any, pages name none.',
      {
        days: field.oneOf(spans, 'The days, such as "Mon-Fri" or "Sat". A week begins on Mon.'),
        opens: clock('Opening time.'),
        closes: clock('Closing time.'),
      },
    ),
    1,
  ),
  'spanishSpoken?': field.yesOrNo(
    'True once staff who answer in Spanish are there during office hours. While false, no text may promise it.',
  ),
  'spanishWritten?': field.yesOrNo(
    'True if messages in Spanish are answered in Spanish. Pages in Spanish say so while the phone is answered in English.',
  ),
  'booking?': webAddress(
    'The booking calendar, which opens in a new tab. Without it, its buttons lead to the contact page.',
  ),
  'social?': field.list(
    field.group('Our page on a social network.', {
      network: field.oneOf(['Facebook', 'Instagram', 'LinkedIn'], 'The network.'),
      url: webAddress('Our page there.'),
    }),
    1,
  ),
  'profile?': webAddress(
    'Our profile at Google Maps or another map service, for search engines: the address that its "Share" gives.',
  ),
  counties: field.list(
    field.group('A county we serve, in the order lists show them.', {
      name: field.fact('Name of the county, without the word County.'),
      hvhz: field.yesOrNo('True if the county is in the High-Velocity Hurricane Zone.'),
      'mapLabel?': coordinates(
        'Where the map shows its name. Without it, the map does not name the county.',
      ),
    }),
    1,
  ),
  relay: relaySettings,
  'analytics?': analytics,
  'verification?': verification,
  financing,
  claims,
  promotions,
  'nextCrew?': field.day('When the next crew is free for a new roof. Shown until it is over.'),
  practice,
  'people?': people,
  claimNotice: field.companyText(
    'The notice that Florida requires where insurance claims are mentioned (content/facts.md 1.7, item 6).',
  ),
  'unconfirmed?': field.list(
    field.reference(
      'businessField',
      'Name of a field whose value is still a placeholder. A production build leaves it out if it is optional, and shows its `otherwise` if it has one.',
    ),
    0,
  ),
})

/** Forms at /admin propose their changes somewhere. */
export const businessSchema = {
  ...fields,
  if: { properties: { cms: { const: true } }, required: ['cms'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ['repository'] },
}

export type Business = Static<typeof businessSchema>
export type FinancingTerms = Business['financing']
