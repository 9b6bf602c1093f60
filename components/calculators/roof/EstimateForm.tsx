import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import { type SiteEvent, siteEventType } from '../../../renderer/browser/announce.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { contactForms } from '../../form/contact-forms.ts'
import fieldStyles from '../../form/Field.module.css'
import { AttemptedContext, FaultLinks, Field } from '../../form/Field.tsx'
import { personFields, shortestName, shownIn } from '../../form/inputs.ts'
import { AfterSending, LeadForm, SubmitButton } from '../../form/LeadForm.tsx'
import { relayOfPage } from '../../leads/relay.ts'
import { showToast } from '../../toast/toasts.ts'
import { Card } from '../../ui/Card.tsx'
import { useWizardContent } from '../engine/wizard-content.ts'
import type { Estimate } from './estimate.tsx'
import { projectType, rangeForOffice } from './rule.ts'

type FormWords = Words<'roof-result'>['estimateForm']

/** What the office is told beside the visitor's name, e-mail and phone. */
export const estimateFields = ({ input, cost }: Pick<Estimate, 'input' | 'cost'>) => ({
  projectType,
  qualityGrade: input.roofType,
  squareFootage: String(input.squareFootage),
  features: input.features.join(','),
  costEstimate: rangeForOffice(cost),
  request: 'Email the detailed plan to this visitor',
})

const fields = ['name', 'email', 'phone'] as const

type Faults = { name?: string; email?: string; phone?: undefined }

/** What is said about wrong fields, as the screen shows them. The phone number may be anything. */
const faultsIn = (form: HTMLFormElement, words: FormWords, inputs: Words<'inputs'>): Faults => {
  const shown = new FormData(form)
  const name = personFields.name.read(shownIn(shown, 'name') ?? '').fault
  const email = personFields.email.read(shownIn(shown, 'email') ?? '').fault
  const tooShort = say(words.messages.name, { length: shortestName })
  return {
    ...(name && { name: name === 'letters' ? inputs.name.letters : tooShort }),
    ...(email && { email: email === 'required' ? words.messages.email : inputs.email[email] }),
  }
}

const idOf = (name: string) => `estimate-${name}`

/** Thanks in a notice, too, once a request has arrived. Those in the form are read out. */
const useThanks = ({ sent }: FormWords) =>
  useEffect(() => {
    const thank = (event: Event) => {
      const { detail } = event as CustomEvent<SiteEvent>
      if (detail.name === 'lead-sent' && detail.form === contactForms.estimate.source)
        showToast({ ...sent, silent: true })
    }
    document.addEventListener(siteEventType, thank)
    return () => document.removeEventListener(siteEventType, thank)
  }, [sent])

type EstimateFormProps = {
  estimate: Estimate
  words: FormWords
  afterSending: Words<'forms'>['afterSending']
}

/**
 * Asks for the full breakdown by e-mail: a contact form, which promises a message only once the
 * request has arrived.
 */
export const EstimateForm = ({ estimate, words, afterSending }: EstimateFormProps) => {
  const { answers, company } = estimate
  const opened = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { faults: inputs } = useWizardContent()
  useThanks(words)
  useEffect(() => {
    const { firstName, lastName, email, phone } = answers
    const given = { name: `${firstName} ${lastName}`.trim(), email, phone }
    // No values at first, because a form that was sent is empty.
    for (const [name, value] of Object.entries(given))
      Object.assign(opened.current?.elements.namedItem(name) ?? {}, { value })
    // On a phone it opens below the button that opens it.
    opened.current?.scrollIntoView({ block: 'nearest' })
  }, [answers])
  const check = (event: MouseEvent) => {
    if (!opened.current || event.defaultPrevented) return
    const found = faultsIn(opened.current, words, inputs)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) return
    event.preventDefault()
    document.getElementById(idOf(wrong))?.focus()
  }
  const isWrong = Object.keys(faults).length > 0
  return (
    <Card>
      <LeadForm
        kind="estimate"
        relay={relayOfPage()}
        language={document.documentElement.dataset.language ?? ''}
        ref={opened}
        className={`stack ${fieldStyles.reserved}`}
        noValidate
        onInput={({ currentTarget }) =>
          isWrong && setFaults(faultsIn(currentTarget, words, inputs))
        }
      >
        {/* Not of the type hidden, which the fields of the relay have. */}
        {Object.entries(estimateFields(estimate)).map(([name, value]) => (
          <input key={name} hidden readOnly name={name} value={value} />
        ))}
        <h3>{words.heading}</h3>
        <p>{words.lead}</p>
        <AttemptedContext value={isWrong}>
          {fields.map((name) => (
            <Field
              key={name}
              name={name}
              {...personFields[name].input}
              id={idOf(name)}
              label={words[name]}
              optional={name === 'phone' ? words.optional : undefined}
              error={faults[name]}
              room="reserved"
            />
          ))}
        </AttemptedContext>
        <FaultLinks
          text={inputs.form.several}
          labels={Object.fromEntries(fields.map((name) => [idOf(name), words[name]]))}
          wrong={Object.keys(faults).map(idOf)}
        />
        <SubmitButton
          labels={{ idle: words.submit, submitting: words.submitting, sent: words.submit }}
          onClick={check}
        />
        <AfterSending
          company={company}
          thanks={`${words.sent.title} ${words.sent.description}`}
          thanked="delivered"
          words={afterSending}
        />
      </LeadForm>
    </Card>
  )
}
