import { useState } from 'react'
import { Form } from 'react-final-form'
import { AttemptedContext } from '../../form/attempted.ts'
import formStyles from '../../form/form.module.css'
import { TextField } from '../../form/TextField.tsx'
import { type AfterSendingWords, Thanks } from '../../form/Thanks.tsx'
import { useSending } from '../../form/use-sending.ts'
import { showToast } from '../../toast/toasts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { RoofCost, RoofCostInput } from '../rules/roof-cost.ts'
import { personalRules } from '../wizard/answers.ts'
import { type EstimateContact, estimateLead } from './estimate-lead.ts'

const sentNotice = { title: 'Estimate details sent!', description: 'Check your inbox for your detailed remodeling plan.' }

const errorsOf = ({ name, email }: EstimateContact) => ({
  ...(name.trim().length < 2 && { name: 'Name must be at least 2 characters.' }),
  ...(personalRules.email(email) !== undefined && { email: 'Please enter a valid email address.' }),
})

type EstimateFormProps = { phone: string; who: EstimateContact; input: RoofCostInput; cost: RoofCost; words: AfterSendingWords }

/** Asks for the full breakdown by e-mail. As every contact form it thanks whatever the relay said, and clears. */
export const EstimateForm = ({ phone, who, input, cost, words }: EstimateFormProps) => {
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
              <TextField id="estimate-name" name="name" label="Name" type="text" autoComplete="name" error="kept" />
              <TextField id="estimate-email" name="email" label="Email" type="email" autoComplete="email" error="kept" />
              <TextField id="estimate-phone" name="phone" label="Phone" type="tel" autoComplete="tel" optional="(optional)" error="kept" />
            </AttemptedContext>
            <button type="submit" className={buttonClass({})} disabled={state !== 'idle'}>
              {state === 'submitting' ? 'Processing...' : 'Email my estimate'}
            </button>
            <Thanks sent={sent} waiting={waiting} phone={phone} words={{ ...words, thanks: `${sentNotice.title} ${sentNotice.description}` }} />
          </form>
        )}
      </Form>
    </Card>
  )
}
