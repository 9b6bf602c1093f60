import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import formStyles from '../../form/form.module.css'
import { AttemptedContext, TextField } from '../../form/TextField.tsx'
import { type AfterSendingWords, Thanks } from '../../form/Thanks.tsx'
import { useSending, type WaitingLead } from '../../form/use-sending.ts'
import { showToast } from '../../toast/toasts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { isEmail, shortestName } from '../engine/personal.ts'
import { type EstimateContact, estimateLead } from './lead.ts'
import type { RoofCost, RoofCostInput } from './rule.ts'

type FormWords = Words<'roof-result'>['estimateForm']

/** What is wrong with the first field that is, in the order of the form. */
const errorsOf =
  ({ messages }: FormWords) =>
  ({ name, email }: EstimateContact): { name?: string; email?: string } => ({
    ...(name.trim().length < shortestName && {
      name: say(messages.name, { length: shortestName }),
    }),
    ...(!isEmail(email) && { email: messages.email }),
  })

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

const idOf = (name: string) => `estimate-${name}`

type EstimateFormProps = {
  /** The company's phone number. */
  company: string
  contact: EstimateContact
  input: RoofCostInput
  cost: RoofCost
  words: FormWords
  afterSending: AfterSendingWords
}

/** Says that the details were sent once that is true: at once, or when a waiting lead has arrived. */
const useArrivalNotice = (
  sent: string | undefined,
  waiting: WaitingLead | undefined,
  notice: FormWords['sent'],
) => {
  const waited = useRef(false)
  useEffect(() => {
    if (!waiting && (waited.current || sent !== undefined)) showToast(notice)
    waited.current = waiting !== undefined
  }, [sent, waiting, notice])
}

/**
 * Asks for the full breakdown by e-mail. As every contact form it is cleared whatever the relay
 * answers; its thanks promise a message only once the request has arrived.
 */
export const EstimateForm = ({
  company,
  contact,
  input,
  cost,
  words,
  afterSending,
}: EstimateFormProps) => {
  const [attempted, setAttempted] = useState(false)
  const opened = useRef<HTMLFormElement>(null)
  // On a phone it opens below the button that opens it.
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { state, sent, waiting, send } = useSending()
  const errors = errorsOf(words)
  useArrivalNotice(sent, waiting, words.sent)
  return (
    <Card>
      <Form<EstimateContact>
        onSubmit={(given) => send(estimateLead(given, input, cost))}
        initialValues={contact}
        // Nothing is wrong with fields that were cleared because they were sent.
        validate={(given) => (attempted ? errors(given) : {})}
      >
        {({ handleSubmit, form }) => (
          <form
            ref={opened}
            className={formStyles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const [wrong] = Object.keys(errors(form.getState().values))
              setAttempted(wrong !== undefined)
              if (wrong !== undefined) return document.getElementById(idOf(wrong))?.focus()
              void handleSubmit(event)
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
                  error="kept"
                />
              ))}
            </AttemptedContext>
            <button
              type="submit"
              className={buttonClass({})}
              aria-disabled={state !== 'idle'}
              onClick={(event) => state !== 'idle' && event.preventDefault()}
            >
              {state === 'submitting' ? words.submitting : words.submit}
            </button>
            <Thanks
              sent={waiting ? undefined : sent}
              waiting={waiting}
              phone={company}
              words={{ ...afterSending, thanks: `${words.sent.title} ${words.sent.description}` }}
            />
          </form>
        )}
      </Form>
    </Card>
  )
}
