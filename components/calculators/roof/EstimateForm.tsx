import type { FormApi } from 'final-form'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { AfterSending, SubmitButton } from '../../form/AfterSending.tsx'
import { type Faults, type FormKind, leadOf, readForm } from '../../form/contact-forms.ts'
import formStyles from '../../form/form.module.css'
import { createSending } from '../../form/form-sending.ts'
import type { Sending } from '../../form/form-states.ts'
import { shortestName, shownIn } from '../../form/inputs.ts'
import { AttemptedContext, TextField } from '../../form/TextField.tsx'
import type { LeadContent } from '../../leads/lead.ts'
import { showToast } from '../../toast/toasts.ts'
import { Card } from '../../ui/Card.tsx'
import { useWizardContent } from '../engine/wizard-content.ts'
import { type Estimate, projectType, rangeForOffice } from './estimate.ts'

type FormWords = Words<'roof-result'>['estimateForm']

/** Who wants the breakdown by e-mail. The phone number may be left out. */
const kind = {
  source: 'Estimate Result',
  subject: ['Estimate details for', 'name'],
  fields: { name: 'wholeName', email: 'email', phone: 'phone' },
} satisfies FormKind
type EstimateContact = Readonly<Record<keyof typeof kind.fields, string>>

/** What the office is told when a visitor asks for the full breakdown. */
export const estimateLead = (
  contact: Readonly<Record<string, string>>,
  { input, cost }: Pick<Estimate, 'input' | 'cost'>,
): LeadContent =>
  leadOf(kind, {
    ...contact,
    projectType,
    qualityGrade: input.roofType,
    squareFootage: String(input.squareFootage),
    features: input.features.join(','),
    costEstimate: rangeForOffice(cost),
    request: 'Email the detailed plan to this visitor',
  })

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** Reads the form. The phone number is cleaned and not checked: an empty one is no fault. */
const read = (given: EstimateContact) => {
  const { values, faults } = readForm(kind, {
    getAll: (name) => [given[name as keyof EstimateContact]],
  })
  const { phone: _, ...checked } = faults
  return { values, faults: checked }
}

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What is said about wrong fields, in the order of the form. */
const messagesFor = (faults: Faults, { messages }: FormWords, inputs: Messages) => {
  const name = say(messages.name, { length: shortestName })
  const own: Messages = {
    name: { required: name, tooShort: name },
    email: { required: messages.email },
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      own[field]?.[fault] ?? inputs[field]?.[fault],
    ]),
  )
}

/** Autofill may change fields without an event that React hears. */
const readScreen = (element: HTMLFormElement, form: FormApi<EstimateContact>) => {
  const screen = new FormData(element)
  form.batch(() => {
    for (const { name } of fields) form.change(name, shownIn(screen, name) ?? '')
  })
}

const idOf = (name: string) => `estimate-${name}`

type EstimateFormProps = {
  estimate: Estimate
  words: FormWords
  afterSending: Words<'forms'>['afterSending']
}

/**
 * Asks for the full breakdown by e-mail. As every contact form it is cleared whatever the relay
 * answers; its thanks promise a message only once the request has arrived.
 */
export const EstimateForm = ({ estimate, words, afterSending }: EstimateFormProps) => {
  const { firstName, lastName, email, phone } = estimate.visitor
  const [attempted, setAttempted] = useState(false)
  const opened = useRef<HTMLFormElement>(null)
  // On a phone it opens below the button that opens it.
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const [{ send, forget }] = useState(() => createSending(setSending))
  const arrived = sending.state === 'sent' && sending.outcome?.where === 'delivered'
  const { faults } = useWizardContent()
  useEffect(() => {
    // The thanks in the form are read out.
    if (arrived) showToast({ ...words.sent, silent: true })
  }, [arrived, words])
  return (
    <Card>
      <Form<EstimateContact>
        onSubmit={() => undefined}
        initialValues={{ name: `${firstName} ${lastName}`.trim(), email, phone }}
        // Nothing is wrong with fields that were cleared because they were sent.
        validate={(given) => (attempted ? messagesFor(read(given).faults, words, faults) : {})}
      >
        {({ form }) => (
          <form
            ref={opened}
            className={`grid ${formStyles.reserved}`}
            noValidate
            onInput={({ currentTarget }) => {
              forget()
              readScreen(currentTarget, form)
            }}
            onSubmit={(event) => {
              event.preventDefault()
              readScreen(event.currentTarget, form)
              const { values, faults: found } = read(form.getState().values)
              const [wrong] = Object.keys(found)
              setAttempted(wrong !== undefined)
              if (wrong !== undefined) return document.getElementById(idOf(wrong))?.focus()
              void send(estimateLead(values, estimate))
              form.reset({ name: '', email: '', phone: '' })
            }}
          >
            <h3>{words.heading}</h3>
            <p>{words.lead}</p>
            <AttemptedContext value={attempted}>
              {fields.map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  id={idOf(field.name)}
                  label={words[field.name]}
                  optional={field.name === 'phone' ? words.optional : undefined}
                  room="reserved"
                />
              ))}
            </AttemptedContext>
            <SubmitButton
              state={sending.state}
              labels={{ idle: words.submit, submitting: words.submitting, sent: words.submit }}
            />
            <AfterSending
              sending={sending}
              company={estimate.company}
              thanks={`${words.sent.title} ${words.sent.description}`}
              words={afterSending}
            />
          </form>
        )}
      </Form>
    </Card>
  )
}
