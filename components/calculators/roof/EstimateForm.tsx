import { useState } from 'react'
import { Form } from 'react-final-form'
import { say } from '../../../content/model/message.ts'
import type { Words } from '../../../content/words.ts'
import formStyles from '../../form/form.module.css'
import { Thanks } from '../../form/Thanks.tsx'
import { useSending } from '../../form/use-sending.ts'
import { showToast } from '../../toast/toasts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldError } from '../engine/fields/FieldError.tsx'
import fieldStyles from '../engine/fields/fields.module.css'
import { AttemptedContext, useAnswer } from '../engine/fields/use-answer.ts'
import { isEmail, shortestName } from '../engine/personal.ts'
import { type EstimateContact, estimateLead } from './lead.ts'
import type { RoofCost, RoofCostInput } from './rule.ts'

type FormWords = Words<'roof-result'>['estimateForm']

/** What is wrong with the first field that is, in the order of the form. */
const errorsOf =
  ({ messages }: FormWords) =>
  ({ name, email }: EstimateContact): { name?: string; email?: string } => ({
    ...(name.trim().length < shortestName && { name: say(messages.name, { length: shortestName }) }),
    ...(!isEmail(email) && { email: messages.email }),
  })

const idOf = (name: string) => `estimate-${name}`

type LineProps = { name: keyof EstimateContact; label: string; optional?: string; type: string; autoComplete: string }

const Line = ({ name, label, optional, type, autoComplete }: LineProps) => {
  const { input, error, errorId } = useAnswer<string>(name)
  return (
    <div className={formStyles.field}>
      <label htmlFor={idOf(name)}>
        {label}
        {optional && <span className={formStyles.optional}> {optional}</span>}
      </label>
      <input
        className={`${formStyles.input} ${fieldStyles.input}`}
        id={idOf(name)}
        type={type}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        {...input}
      />
      <FieldError id={errorId} message={error} />
    </div>
  )
}

type EstimateFormProps = {
  /** The company's phone number. */
  company: string
  contact: EstimateContact
  input: RoofCostInput
  cost: RoofCost
  words: FormWords
}

/** Asks for the full breakdown by e-mail. As every contact form it thanks whatever the relay said, and clears. */
export const EstimateForm = ({ company, contact, input, cost, words }: EstimateFormProps) => {
  const [attempted, setAttempted] = useState(false)
  const { state, sent, waiting, send } = useSending()
  const validate = errorsOf(words)
  const submit = async (given: EstimateContact) => {
    setAttempted(false)
    await send(estimateLead(given, input, cost))
    showToast(words.sent)
  }
  return (
    <Card>
      <Form<EstimateContact> onSubmit={submit} initialValues={contact} validate={validate}>
        {({ handleSubmit, form, valid }) => (
          <form
            className={formStyles.form}
            noValidate
            onSubmit={(event) => {
              setAttempted(true)
              void handleSubmit(event)
              const [wrong] = Object.keys(validate(form.getState().values))
              if (valid) form.reset({ name: '', email: '', phone: '' })
              else document.getElementById(idOf(wrong ?? 'name'))?.focus()
            }}
          >
            <h3>{words.heading}</h3>
            <AttemptedContext value={attempted}>
              <Line name="name" label={words.name} type="text" autoComplete="name" />
              <Line name="email" label={words.email} type="email" autoComplete="email" />
              <Line name="phone" label={words.phone} optional={words.optional} type="tel" autoComplete="tel" />
            </AttemptedContext>
            <button type="submit" className={buttonClass({})} disabled={state !== 'idle'}>
              {state === 'submitting' ? words.submitting : words.submit}
            </button>
            <Thanks sent={sent} waiting={waiting} phone={company} words={`${words.sent.title} ${words.sent.description}`} />
          </form>
        )}
      </Form>
    </Card>
  )
}
