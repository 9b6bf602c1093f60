import { type FocusEvent, useContext, useEffect, useRef } from 'react'
import { useField } from 'react-final-form'
import fieldStyles from '../../../form/Field.module.css'
import { AttemptedContext, Field } from '../../../form/Field.tsx'
import { personFields } from '../../../form/inputs.ts'
import type { PersonalField } from '../questions.ts'
import { useWizardContent } from '../wizard-content.ts'

/**
 * A field of react-final-form and its error message, which is shown once the field was touched or
 * the visitor tried to continue.
 */
export const useAnswer = <Value,>(name: string) => {
  // Leaves an empty field an empty string; react-final-form would turn it into undefined.
  const { input, meta } = useField<Value>(name, { parse: (value) => value })
  const attempted = useContext(AttemptedContext)
  const error: string | undefined = meta.touched || attempted ? meta.error : undefined
  return { input, error, errorId: `${name}-error` }
}

/** Whether we come to the address that is typed above. */
const AddressAnswer = ({ address }: { address: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let { current } = place
    import('../../../map/area.ts')
      .then(({ answerArea }) => current && answerArea(current, address))
      .catch(console.error)
    // The first import may be the last to come.
    return () => {
      current = null
    }
  }, [address])
  return <div ref={place} role="status" className="stack g3" />
}

const PersonField = ({ name }: { name: PersonalField }) => {
  const { input, error } = useAnswer<string>(name)
  const { labels } = useWizardContent().shared.personal
  const { read, input: attributes } = personFields[name]
  // What the screen shows counts: not every program that fills in a field says so.
  const leave = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    input.onChange(read(value).value ?? value)
    input.onBlur()
  }
  return (
    <>
      <Field
        id={name}
        label={labels[name]}
        error={error}
        room="reserved"
        {...attributes}
        {...input}
        onBlur={leave}
      />
      {name === 'address' && <AddressAnswer address={input.value} />}
    </>
  )
}

/** The fields of a step about the person. */
export const PersonFields = ({ fields }: { fields: readonly PersonalField[] }) => (
  <div className={`grid ${fields[1] ? 'c2' : ''} ${fieldStyles.reserved}`}>
    {fields.map((field) => (
      <PersonField key={field} name={field} />
    ))}
  </div>
)
