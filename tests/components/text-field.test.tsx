import { createForm } from 'final-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from 'react-final-form'
import { expect, test } from 'vitest'
import { AttemptedContext, TextField } from '../../components/form/TextField.tsx'

type FieldOptions = { attempted?: boolean; optional?: string }

/**
 * A form whose field is registered before rendering: React would only register it in the browser.
 */
const checkedForm = () => {
  const form = createForm({ onSubmit: () => undefined, validate: () => ({ city: 'Where is it?' }) })
  form.registerField('city', () => undefined, {})
  return form
}

const htmlOf = ({ attempted = false, ...options }: FieldOptions) =>
  renderToStaticMarkup(
    <Form form={checkedForm()} onSubmit={() => undefined}>
      {() => (
        <AttemptedContext value={attempted}>
          <TextField name="city" label="City" id="city" {...options} />
        </AttemptedContext>
      )}
    </Form>,
  )

test('a field shows no error before an attempt to continue, and then refers to its message', () => {
  expect(htmlOf({})).not.toMatch(/aria-invalid|aria-describedby|Where is it|<p/)
  const html = htmlOf({ attempted: true })
  expect(html).toContain('aria-invalid="true" aria-describedby="city-error"')
  expect(html).toMatch(/<p[^>]* id="city-error"[^>]*>.*Where is it\?<\/p>/)
})

test('a field is required unless its label says it is optional', () => {
  expect(htmlOf({})).toContain('required=""')
  const html = htmlOf({ optional: '(optional)' })
  expect(html).not.toContain('required')
  expect(html).toMatch(/<label for="city">City<span[^>]*> \(optional\)<\/span><\/label>/)
})
