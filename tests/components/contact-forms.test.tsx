import { describe, expect, test } from 'vitest'
import { ContactForm, PhotoField } from '../../components/form/ContactForm.tsx'
import { contactForms } from '../../components/form/contact-forms.ts'
import { relayFields } from '../../components/leads/deliver.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import { relayIn } from '../../renderer/content/relay.ts'
import { index, site } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

const kinds = ['short', 'long'] as const

/** The names and values of hidden or visible inputs. */
const inputsIn = (html: string, type: 'hidden' | 'radio') =>
  [...html.matchAll(new RegExp(`<input [^>]*type="${type}"[^>]*>`, 'g'))].map(([input]) =>
    ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]),
  )

describe.each(allLanguages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  'on a page in %s, the %s form without JavaScript',
  (language, kind) => {
    const { source, plainSubject: subject, fields } = contactForms[kind]
    const html = htmlAt(addressIn(language, '/'), <ContactForm kind={kind} />, site.in(language))
    const relay = relayIn(site.in(language))

    test('is sent by the browser to the relay, which redirects to the thanks in its language', () => {
      for (const sent of ['method="post"', `action="${relay.endpoint}"`])
        expect(html).toContain(sent)
      expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
      const contact = pageIn(site.in(language), linkedPages.contact)
      expect(relay.next).toBe(`${index.business.url}${contact}#thank-you`)
    })

    test('says what sending means, and links the privacy policy if it exists in its language', () => {
      const { privacy } = site.in(language).words.forms
      const policy = site
        .in(language)
        .collections.legal.find(({ slug }) => slug === 'privacy-policy')
      if (policy) expect(html).toContain(`<a href="${addressOf(policy)}">${privacy.policy}</a>`)
      for (const part of privacy.roof.split('{policy}')) expect(html).toContain(part)
    })

    test('sends the fields that the script would send, with an empty id and the first photo', () => {
      const named = html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)
      const inHtml = new Set([...named].map(([, name]) => name))
      const empty = Object.fromEntries(fields.map((name) => [name, '']))
      const sent = relayFields(
        { id: '', source, subject, fields: empty, origin: { language } },
        relay,
      )
      expect([...inHtml].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
      const hidden = { source, language, ...adapterOf(relay).controls(relay, subject) }
      expect(inputsIn(html, 'hidden')).toEqual([...Object.entries(hidden), ['leadId', undefined]])
    })
  },
)

test('the browser sends no files to a relay that takes none', () => {
  expect(htmlAt('/', <PhotoField takesFiles />)).toContain('name="photo1"')
  expect(htmlAt('/', <PhotoField takesFiles={false} />)).not.toContain('name=')
})
