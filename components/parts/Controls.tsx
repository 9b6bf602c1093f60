import { createForm } from 'final-form'
import { Form } from 'react-final-form'
import { SegmentedField, SelectField, TextArea } from '../form/ChoiceFields.tsx'
import { AttemptedContext, TextField } from '../form/TextField.tsx'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { PageIcon } from '../ui/Icon.tsx'

const looks = ['primary', 'ink', 'line', 'light'] as const
const sizes = ['small', 'normal', 'large'] as const
const tones = ['teal', 'gold', 'palm'] as const
const choices = { first: 'First choice', second: 'Second choice' }
const segments = { question: 'Segments', answers: choices }
const none = 'No answer'
const states = ['empty', 'filled', 'wrong'] as const
type State = (typeof states)[number]

const Buttons = () =>
  sizes.map((size) => (
    <div key={size} className="row below-s">
      {looks.map((look) => (
        <button key={look} type="button" className={buttonClass({ look, size })}>
          {`${look}, ${size}`}
        </button>
      ))}
      <button type="button" className={buttonClass({ size })} disabled>
        {`disabled, ${size}`}
      </button>
    </div>
  ))

/** React registers a field only in the browser, and only a registered one is checked. */
const formIn = (state: State) => {
  const form = createForm({
    onSubmit: () => undefined,
    validate: () => (state === 'wrong' ? { text: 'What is wrong with it' } : {}),
    initialValues: state === 'filled' ? { text: 'Some words' } : {},
  })
  form.registerField('text', () => undefined, {})
  return form
}

const filled = { select: { defaultValue: 'first' }, long: { defaultValue: 'More words' } }

const Fields = ({ state }: { state: State }) => {
  const { select, long } = state === 'filled' ? filled : { select: {}, long: {} }
  return (
    <Form form={formIn(state)} onSubmit={() => undefined}>
      {() => (
        <AttemptedContext value={state === 'wrong'}>
          <form className="below">
            <fieldset>
              <legend className="h3">{state}</legend>
              <TextField name="text" id={`text-${state}`} label={'Text field'} />
              <SelectField
                name="choice"
                label={'List'}
                placeholder={'Choose one'}
                options={choices}
                {...select}
              />
              <SegmentedField
                name="segment"
                words={segments}
                optional=""
                noAnswer={none}
                chosen={state === 'filled' ? 'first' : ''}
              />
              <TextArea
                name="long"
                label={'Long text'}
                tooLong={'It is too long'}
                locale={'en-US'}
                rows={3}
                {...long}
              />
            </fieldset>
          </form>
        </AttemptedContext>
      )}
    </Form>
  )
}

/** The controls of pages and forms, in all their looks and states. */
export const Controls = () => (
  <section className="section" id="controls">
    <div className="wrap">
      <h2>{'Controls'}</h2>
      <Buttons />
      <div className="row below">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<PageIcon name="check" />}>
            {tone}
          </Badge>
        ))}
      </div>
      {states.map((state) => (
        <Fields key={state} state={state} />
      ))}
    </div>
  </section>
)
