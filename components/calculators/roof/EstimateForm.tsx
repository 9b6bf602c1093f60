import { useState } from 'react'
import { Form } from 'react-final-form'
import formStyles from '../../form/form.module.css'
import { Thanks } from '../../form/Thanks.tsx'
import { useSending } from '../../form/use-sending.ts'
import { showToast } from '../../toast/toasts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { RoofCost, RoofCostInput } from '../rules/roof-cost.ts'
import { personalRules } from '../wizard/answers.ts'
import { FieldError } from '../wizard/FieldError.tsx'
import { AttemptedContext, useAnswer } from '../wizard/field-state.ts'
import fieldStyles from '../wizard/fields.module.css'
import { type EstimateContact, estimateLead } from './estimate-lead.ts'

const sentNotice = { title: 'Estimate details sent!', description: 'Check your inbox for your detailed remodeling plan.' }

const errorsOf = ({ name, email }: EstimateContact) => ({
  ...(name.trim().length < 2 && { name: 'Name must be at least 2 characters.' }),
  ...(personalRules.email(email) !== undefined && { email: 'Please enter a valid email address.' }),
})

const Line = ({ name, label, type, autoComplete }: { name: keyof EstimateContact; label: string; type: string; autoComplete: string }) => {
  const { input, error, errorId } = useAnswer<string>(name)
  const id = `estimate-${name}`
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>
        {label}
        {name === 'phone' && <span className={formStyles.optional}> (optional)</span>}
      </label>
      <input
        className={`${formStyles.input} ${fieldStyles.input}`}
        id={id}
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

type EstimateFormProps = { phone: string; who: EstimateContact; input: RoofCostInput; cost: RoofCost }

/** Asks for the full breakdown by e-mail. As every contact form it thanks whatever the relay said, and clears. */
export const EstimateForm = ({ phone, who, input, cost }: EstimateFormProps) => {
  const [attempted, setAttempted] = useState(false)
  const { state, sent, waiting, send } = useSending()
  const submit = async (given: EstimateContact) => {
    setAttempted(false)
    await send(estimateLead(given, input, cost))
    showToast(sentNotice)
  }
  return (
    <Card>
      <Form<EstimateContact> onSubmit={submit} initialValues={who} validate={errorsOf}>
        {({ handleSubmit, form, valid }) => (
          <form
            className={formStyles.form}
            noValidate
            onSubmit={(event) => {
              setAttempted(true)
              void handleSubmit(event)
              if (valid) form.reset({ name: '', email: '', phone: '' })
              else document.getElementById(`estimate-${'name' in errorsOf(form.getState().values) ? 'name' : 'email'}`)?.focus()
            }}
          >
            <h3>Send it to me</h3>
            <AttemptedContext value={attempted}>
              <Line name="name" label="Name" type="text" autoComplete="name" />
              <Line name="email" label="Email" type="email" autoComplete="email" />
              <Line name="phone" label="Phone" type="tel" autoComplete="tel" />
            </AttemptedContext>
            <button type="submit" className={buttonClass({})} disabled={state !== 'idle'}>
              {state === 'submitting' ? 'Processing...' : 'Email my estimate'}
            </button>
            <Thanks sent={sent} waiting={waiting} phone={phone} words={`${sentNotice.title} ${sentNotice.description}`} />
          </form>
        )}
      </Form>
    </Card>
  )
}
