import { useMDXComponents } from '@mdx-js/react'
import { createElement, type ElementType } from 'react'
import { contentComponents, sectionComponents } from '../../content/schema/components.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { ContentBody } from '../content/Prose.tsx'
import { SegmentedField, SelectField, TextArea } from '../form/ChoiceFields.tsx'
import { Field } from '../form/Field.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Badge } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { HowToWrite, type Part, Placeholders } from './Written.tsx'

/** The properties of a component in one of its looks. */
type Example = Readonly<Record<string, string>>

/** Everything that authors may use in a text, by name. */
const parts: Readonly<Record<string, Part>> = contentComponents

/** Returns the values of an enumeration, or the example in the property's description. */
const valuesOf = ({ enum: values, description = '', maxLength }: Node): readonly string[] =>
  values ?? [/such as "([^"]+)"/.exec(description)?.[1] ?? description.slice(0, maxLength)]

/** Returns a component with all properties, once for each value, and with the required ones. */
const examplesOf = ({ properties: schema }: Part): Example[] => {
  const properties = Object.entries(schema.properties ?? {})
  const whole = properties.map(([name, property]) => [name, valuesOf(property)[0] ?? ''] as const)
  const others = properties.flatMap(([name, property]) =>
    valuesOf(property)
      .slice(1)
      .map((value) => ({ ...Object.fromEntries(whole), [name]: value })),
  )
  const needed = whole.filter(([name]) => schema.required?.includes(name))
  const fewest = needed.length < whole.length ? [Object.fromEntries(needed)] : []
  return [Object.fromEntries(whole), ...others, ...fewest]
}

/** The components that contain a list. */
const lists: readonly string[] = ['Checks', 'Reasons']

const Content = ({ name }: { name: string }) => {
  const { description = '' } = parts[name]?.properties ?? {}
  const inside = Object.entries(parts).filter(([, part]) => part.parent === name)
  if (lists.includes(name)) {
    const items = description.split(', ').map((item) => <li key={item}>{item}</li>)
    return <ol>{items}</ol>
  }
  if (inside.length === 0) return <p>{description}</p>
  return inside.flatMap(([inner, part]) =>
    examplesOf(part).map((example) => (
      <Shown key={inner + JSON.stringify(example)} name={inner} example={example} />
    )),
  )
}

const Shown = ({ name, example }: { name: string; example: Example }) => {
  const components: Readonly<Record<string, unknown>> = useMDXComponents()
  const children = parts[name]?.children ? <Content name={name} /> : undefined
  return createElement(components[name] as ElementType, example, children)
}

const PartInLooks = ({ name, part }: { name: string; part: Part }) => {
  const isWide = sectionComponents.includes(name)
  const examples = examplesOf(part).map((example) => {
    const settings = Object.entries(example).map(([key, value]) => `${key}="${value}"`)
    const shown = <Shown key={settings.join()} name={name} example={example} />
    if (isWide) return shown
    return (
      <div key={settings.join()} className="below">
        <p>
          <code>{settings.join(' ')}</code>
        </p>
        {shown}
      </div>
    )
  })
  return (
    <>
      <section className="section" id={name}>
        <div className="wrap">
          <h2>{name}</h2>
          <p>{part.properties.description}</p>
          <HowToWrite name={name} part={part} />
          {!isWide && examples}
        </div>
      </section>
      {isWide && examples}
    </>
  )
}

/** Every component that authors may use in a text, in all its looks. */
export const ContentParts = () => (
  <ContentBody>
    <Placeholders />
    {Object.entries(parts)
      .filter(([, { parent }]) => parent === undefined)
      .map(([name, part]) => (
        <PartInLooks key={name} name={name} part={part} />
      ))}
  </ContentBody>
)

const looks = ['primary', 'ink', 'line', 'light'] as const
const sizes = ['small', 'normal', 'large'] as const
const tones = [undefined, 'gold', 'palm'] as const
const choices = { first: 'First choice', second: 'Second choice' }
const segments = { question: 'Segments', answers: choices }
const states = ['empty', 'filled', 'wrong'] as const
type State = (typeof states)[number]

const Buttons = () =>
  sizes.map((size) => (
    <div key={size} className="cluster below-s">
      {looks.map((look) => (
        <button key={look} type="button" className={buttonClass({ look, size })}>
          {`${look}, ${size}`}
        </button>
      ))}
      <button type="button" className={buttonClass({ size })} aria-disabled>
        {`disabled, ${size}`}
      </button>
    </div>
  ))

const Fields = ({ state }: { state: State }) => {
  const given = (text: string) => (state === 'filled' ? { defaultValue: text } : {})
  return (
    <form className="below">
      <fieldset>
        <legend className="t-h3">{state}</legend>
        <Field
          name="text"
          id={`text-${state}`}
          label={'Text field'}
          error={state === 'wrong' ? 'What is wrong with it' : undefined}
          {...given('Some words')}
        />
        <SelectField
          name="choice"
          label={'List'}
          placeholder={'Choose one'}
          options={choices}
          {...given('first')}
        />
        <SegmentedField
          name="segment"
          words={segments}
          optional=""
          noAnswer={'No answer'}
          chosen={state === 'filled' ? 'first' : ''}
        />
        <TextArea
          name="long"
          label={'Long text'}
          tooLong={'It is too long'}
          rows={3}
          {...given('More words')}
        />
      </fieldset>
    </form>
  )
}

/** The controls of pages and forms, in all their looks and states. */
export const Controls = () => (
  <section className="section" id="controls">
    <div className="wrap">
      <h2>{'Controls'}</h2>
      <Buttons />
      <div className="cluster below">
        {tones.map((tone) => (
          <Badge key={tone ?? 'plain'} tone={tone} icon={<PageIcon name="check" />}>
            {tone ?? 'plain'}
          </Badge>
        ))}
      </div>
      {states.map((state) => (
        <Fields key={state} state={state} />
      ))}
    </div>
  </section>
)
