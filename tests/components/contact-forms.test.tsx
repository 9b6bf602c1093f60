import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from 'react-final-form'
import { describe, expect, test } from 'vitest'
import { LongFormIsland, ShortFormIsland } from '../../components/form/ContactFormIslands.tsx'
import { longFormLead } from '../../components/form/long-form-lead.ts'
import { PhotoField } from '../../components/form/photos/PhotoField.tsx'
import { usePhotos } from '../../components/form/photos/use-photos.ts'
import { serviceChoices } from '../../components/form/service-choices.ts'
import { shortFormLead } from '../../components/form/short-form-lead.ts'
import { longestMessage, TextArea } from '../../components/form/TextArea.tsx'
import { relayIn } from '../../components/leads/configured-relay.ts'
import { relayFields } from '../../components/leads/lead.ts'
import { adapterOf } from '../../components/leads/relays/adapters.ts'
import { contentIn } from '../../content/index.ts'
import { defaultLanguage } from '../../content/model/languages.ts'
import { wordsOf } from '../../content/words.ts'

const { services } = contentIn(defaultLanguage)

const choices = Object.keys(serviceChoices(defaultLanguage))

describe.each([
  ['short', <ShortFormIsland key="short" />, shortFormLead],
  ['long', <LongFormIsland key="long" />, longFormLead],
])('the %s form without JavaScript', (_name, island, { source, plainSubject: subject, empty }) => {
  const html = renderToStaticMarkup(island)

  test('is sent to the relay by the browser', () => {
    expect(html).toContain('method="post"')
    expect(html).toContain(`action="${configuredRelay.endpoint}"`)
    expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
  })

  test('sends what the script would send, with an empty id, and the first photo', () => {
    const names = new Set(
      [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(
        (match) => match[1],
      ),
    )
    const sent = relayFields({ id: '', source, subject, fields: empty }, configuredRelay)
    expect([...names].sort()).toEqual(['photo1', ...Object.keys(sent)].sort())
    for (const [name, value] of Object.entries({
      source,
      ...adapterOf(configuredRelay).controls(configuredRelay, subject),
    }))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    expect(html).toContain('<input type="hidden" name="leadId"/>')
  })

  test('lets a message grow to its limit', () => {
    expect(html).toMatch(new RegExp(`<textarea [^>]*maxLength="${longestMessage}"`))
  })

  test('offers every service', () => {
    for (const choice of choices) expect(html).toContain(`<option value="${choice}">`)
  })
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

test('a message that has reached its limit says so, and no other', () => {
  const htmlOf = (message: string) =>
    renderToStaticMarkup(
      <Form onSubmit={() => undefined} initialValues={{ message }}>
        {() => <TextArea name="message" label="Message" tooLong="No more than {count}." />}
      </Form>,
    )
  expect(htmlOf('a'.repeat(longestMessage))).toContain('No more than 5,000.')
  expect(htmlOf('a'.repeat(longestMessage - 1))).not.toContain('No more')
})
