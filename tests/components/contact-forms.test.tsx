import { expect, test } from 'vitest'
import { ContactForm, PhotoField } from '../../components/form/ContactForm.tsx'
import { contactForms, plainSubject } from '../../components/form/contact-forms.ts'
import { relayFields } from '../../components/leads/deliver.ts'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { site } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

const kinds = ['short', 'long'] as const

test.each(allLanguages.flatMap((language) => kinds.map((kind) => ({ language, kind }))))(
  'in $language, a browser without JavaScript sends of the $kind form what the script would send, and a photo',
  ({ language, kind }) => {
    const { source, fields } = contactForms[kind]
    const html = htmlAt(addressIn(language, '/'), <ContactForm kind={kind} />, site.in(language))
    const empty = Object.fromEntries(fields.map((name) => [name, '']))
    const subject = plainSubject(kind)
    const lead = { id: '', source, subject, fields: empty, origin: { language } }
    const sent = relayFields(lead, relayIn(site.in(language)))
    const controls = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"[^>]*>/g)]
    const names = new Set(controls.map(([, name]) => name))
    expect([...names].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
    for (const [control, name = ''] of controls)
      if (control.includes('type="hidden"') && name !== 'leadId')
        expect(control).toContain(` value="${sent[name]}"`)
  },
)

test('the browser sends no files to a relay that takes none', () => {
  expect(htmlAt('/', <PhotoField takesFiles />)).toContain('name="photo1"')
  expect(htmlAt('/', <PhotoField takesFiles={false} />)).not.toContain('name=')
})
