import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { longestMessage } from '../../components/form/ChoiceFields.tsx'
import { ContactForm } from '../../components/form/ContactForm.tsx'
import { LongFormIsland, ShortFormIsland } from '../../components/form/ContactFormIslands.tsx'
import { longForm, shortForm } from '../../components/form/contact-forms.ts'
import { PhotoField } from '../../components/form/photos/PhotoField.tsx'
import { usePhotos } from '../../components/form/photos/use-photos.ts'
import { relayIn } from '../../components/leads/configured-relay.tsx'
import { relayFields } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relay.ts'
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

const forms = [
  ['short', ShortFormIsland, shortForm],
  ['long', LongFormIsland, longForm],
] as const

const htmlIn = (language: Language, Form: ComponentType) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address: addressIn(language, '/'), language }}>
      <Form />
    </CurrentPageContext>,
  )

/** The names and values of hidden or visible inputs. */
const inputsIn = (html: string, type: 'hidden' | 'radio') =>
  [...html.matchAll(new RegExp(`<input [^>]*type="${type}"[^>]*>`, 'g'))].map(([input]) =>
    ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]),
  )

describe.each(
  allLanguages.flatMap((language) => forms.map((form) => [language, ...form] as const)),
)('on a page in %s, the %s form without JavaScript', (language, _name, Form, kind) => {
  const { source, plainSubject: subject, empty } = kind
  const html = htmlIn(language, Form)
  const relay = relayIn(language)

  test('is sent by the browser to the relay, which returns it to the thanks in its language', () => {
    for (const sent of ['method="post"', `action="${relay.endpoint}"`]) expect(html).toContain(sent)
    expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
    const contact = pageIn(language, linkedPages.contact)
    expect(relay.next).toBe(`${business.url}${contact}#thank-you`)
  })

  test('sends what the script would send, with an empty id, and the first photo', () => {
    const named = html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)
    const names = new Set([...named].map(([, name]) => name))
    const origin = { language }
    const sent = relayFields({ id: '', source, subject, fields: empty, origin }, relay)
    expect([...names].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
    const hidden = { source, language, ...adapterOf(relay).controls(relay, subject) }
    expect(inputsIn(html, 'hidden')).toEqual([...Object.entries(hidden), ['leadId', undefined]])
  })

  test('has no words, services or relay in its properties, which the browser finds elsewhere', () => {
    const json = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const { locale } = languages[language]
    expect(JSON.parse(json)).toEqual({ language, locale, phone: business.phone })
  })

  test('offers every service under the name that the office reads', () => {
    for (const { choice, title } of siteIn(defaultLanguage).services)
      expect(html).toContain(`<option value="${choice ?? title}">`)
  })
})

test.each(allLanguages)('the answers side by side have the same values in %s', (language) => {
  const values = inputsIn(htmlIn(language, LongFormIsland), 'radio')
  expect(values).toEqual(inputsIn(htmlIn(defaultLanguage, LongFormIsland), 'radio'))
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

test.each(allLanguages)('only a message that has reached its limit says so in %s', (language) => {
  const { locale } = languages[language]
  const words = { ...wordsOf('forms', language), ...wordsOf('short-form', language) }
  const page = { language, locale, phone: '', services: {}, relay: relayIn(language) }
  const htmlOf = (message: string) =>
    renderToStaticMarkup(
      <ContactForm {...page} kind={shortForm} words={words} typed={{ message }} />,
    )
  const said = say(words.fields.tooLong, { count: longestMessage.toLocaleString(locale) })
  expect(htmlOf('a'.repeat(longestMessage))).toContain(said)
  expect(htmlOf('a'.repeat(longestMessage - 1))).not.toContain(said)
})
