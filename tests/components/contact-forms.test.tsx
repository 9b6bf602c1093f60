import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContactFormIsland } from '../../components/form/ContactFormIsland.tsx'
import { contactForms } from '../../components/form/contact-forms.tsx'
import { PhotoField } from '../../components/form/photos/PhotoField.tsx'
import { usePhotos } from '../../components/form/photos/use-photos.ts'
import { relayIn } from '../../components/leads/configured-relay.tsx'
import { relayFields } from '../../components/leads/deliver.ts'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageIn } from '../../renderer/content/pages.ts'
import { business } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
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
    const { source, plainSubject: subject, names } = contactForms[kind]
    const html = htmlAt(addressIn(language, '/'), <ContactFormIsland kind={kind} />, language)
    const relay = relayIn(language)

    test('is sent by the browser to the relay, which returns it to the thanks in its language', () => {
      for (const sent of ['method="post"', `action="${relay.endpoint}"`])
        expect(html).toContain(sent)
      expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
      const contact = pageIn(language, linkedPages.contact)
      expect(relay.next).toBe(`${business.url}${contact}#thank-you`)
    })

    test('sends what the script would send, with an empty id, and the first photo', () => {
      const named = html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)
      const inHtml = new Set([...named].map(([, name]) => name))
      const fields = Object.fromEntries(names.map((name) => [name, '']))
      const sent = relayFields({ id: '', source, subject, fields, origin: { language } }, relay)
      expect([...inHtml].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
      const hidden = { source, language, ...adapterOf(relay).controls(relay, subject) }
      expect(inputsIn(html, 'hidden')).toEqual([...Object.entries(hidden), ['leadId', undefined]])
    })
  },
)

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
  expect(renderToStaticMarkup(<Sample takesFiles={false} />)).not.toContain('name=')
})
