import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LongFormIsland, ShortFormIsland } from '../../components/form/ContactFormIslands.tsx'
import { longFormLead } from '../../components/form/long-form-lead.ts'
import { PhotoField } from '../../components/form/photos/PhotoField.tsx'
import { usePhotos } from '../../components/form/photos/use-photos.ts'
import { ShortForm } from '../../components/form/ShortForm.tsx'
import { serviceChoices } from '../../components/form/service-choices.ts'
import { shortFormLead } from '../../components/form/short-form-lead.ts'
import { longestMessage } from '../../components/form/TextArea.tsx'
import { relayIn } from '../../components/leads/configured-relay.ts'
import { relayFields } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relays/adapters.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  type Language,
  languages,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import { business, siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'

const { services } = siteIn(defaultLanguage)

/** What the office reads, whatever language the visitor reads. */
const choices = Object.keys(serviceChoices(defaultLanguage))

const forms = [
  ['short', ShortFormIsland, shortFormLead],
  ['long', LongFormIsland, longFormLead],
] as const

const htmlIn = (language: Language, Form: ComponentType) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address: addressIn(language, '/'), language }}>
      <Form />
    </CurrentPageContext>,
  )

const inputNamed = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"/>`).exec(html)?.[1]

describe.each(
  allLanguages.flatMap((language) => forms.map((form) => [language, ...form] as const)),
)('on a page in %s, the %s form without JavaScript', (language, _name, Form, lead) => {
  const { source, plainSubject: subject, empty } = lead
  const html = htmlIn(language, Form)
  const relay = relayIn(language)

  test('is sent to the relay by the browser', () => {
    expect(html).toContain('method="post"')
    expect(html).toContain(`action="${relay.endpoint}"`)
    expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
  })

  test('sends what the script would send, with an empty id, and the first photo', () => {
    const names = new Set(
      [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(
        (match) => match[1],
      ),
    )
    const origin = { language }
    const sent = relayFields({ id: '', source, subject, fields: empty, origin }, relay)
    expect([...names].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
    const hidden = { source, language, ...adapterOf(relay).controls(relay, subject) }
    for (const [name, value] of Object.entries(hidden)) expect(inputNamed(html, name)).toBe(value)
    expect(html).toContain('<input type="hidden" name="leadId"/>')
  })

  test('comes back to the thanks on the contact page in its language', () => {
    const contact = pageIn(language, linkedPages.contact)
    expect(relay.next).toBe(`${business.url}${contact}#thank-you`)
  })

  test('lets a message grow to its limit', () => {
    expect(html).toMatch(new RegExp(`<textarea [^>]*maxLength="${longestMessage}"`))
  })

  test('has no words, services or relay in its properties, which the browser finds elsewhere', () => {
    const json = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(JSON.parse(json)).toEqual({
      language,
      locale: languages[language].locale,
      phone: business.phone,
    })
  })

  test('offers every service under the name that the office reads', () => {
    for (const choice of choices) expect(html).toContain(`<option value="${choice}">`)
  })
})

test.each(allLanguages)('the answers side by side have the same values in %s', (language) => {
  const valuesOf = (html: string) =>
    [...html.matchAll(/<input [^>]*type="radio"[^>]*>/g)].map(([input]) =>
      ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]),
    )
  const values = valuesOf(htmlIn(language, LongFormIsland))
  expect(values).toEqual(valuesOf(htmlIn(defaultLanguage, LongFormIsland)))
  expect(values.length).toBeGreaterThan(10)
})

test('a relay that takes no files is sent none by the browser', () => {
  const Sample = ({ takesFiles }: { takesFiles: boolean }) => (
    <PhotoField
      photos={usePhotos('')}
      words={wordsOf('forms').photos}
      optional=""
      takesFiles={takesFiles}
      over={false}
    />
  )
  expect(renderToStaticMarkup(<Sample takesFiles />)).toContain('name="photo1"')
  expect(renderToStaticMarkup(<Sample takesFiles={false} />)).toBe('')
})

test.each(['needsFinancing', 'needsInsuranceClaim'])(
  'the answer %s can be taken back, and is not given until a visitor gives it',
  (name) => {
    const html = renderToStaticMarkup(<LongFormIsland />)
    expect(html).toMatch(
      new RegExp(`<input (?=[^>]*name="${name}")(?=[^>]*value="")(?=[^>]*checked)`),
    )
  },
)

test('every service can be chosen under a distinct name, and so can other options', () => {
  expect(choices.length).toBeGreaterThan(services.length)
  for (const { choice, title } of services) expect(choices).toContain(choice ?? title)
})

test.each(allLanguages)(
  'a message that has reached its limit says so in %s, no other',
  (language) => {
    const { locale } = languages[language]
    const words = { ...wordsOf('forms', language), ...wordsOf('short-form', language) }
    const htmlOf = (message: string) =>
      renderToStaticMarkup(
        <ShortForm
          language={language}
          locale={locale}
          phone=""
          services={{}}
          relay={relayIn(language)}
          words={words}
          typed={{ message }}
        />,
      )
    const said = say(words.fields.tooLong, { count: longestMessage.toLocaleString(locale) })
    expect(htmlOf('a'.repeat(longestMessage))).toContain(said)
    expect(htmlOf('a'.repeat(longestMessage - 1))).not.toContain(said)
  },
)
