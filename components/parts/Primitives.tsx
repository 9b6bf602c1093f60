import type { ReactNode } from 'react'
import { SegmentedField, SelectField, TextArea } from '../form/ChoiceFields.tsx'
import { Field } from '../form/Field.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Badge, Card } from '../ui/Card.tsx'
import { Icon, PageIcon } from '../ui/Icon.tsx'
import { Picture, pictureSizes } from '../ui/Picture.tsx'

/** What a primitive holds besides cards, such as a text, items or links. */
type Inside = { as: 'a' | 'button' | 'div' | 'label' | 'p' | 'table' | 'ul'; inside: ReactNode }

const names = ['first', 'second', 'third']
const cards: Inside = { as: 'div', inside: names.map((name) => <Card key={name}>{name}</Card>) }
const text: Inside = { as: 'p', inside: 'Roofs for 180 mph and salt' }
const list: Inside = { as: 'ul', inside: names.map((name) => <li key={name}>{name}</li>) }
const link = (className?: string) => (
  <a className={className} href="#primitives">
    {'link'}
  </a>
)
const links: Inside = { as: 'ul', inside: names.map((name) => <li key={name}>{link()}</li>) }
const row = (name: string) => (
  <tr key={name}>
    <th>{name}</th>
    <td>{'$12.50'}</td>
  </tr>
)
const rows: Inside = { as: 'table', inside: <tbody>{names.map(row)}</tbody> }
const named = (
  <>
    <span className="sr">{'button'}</span>
    <Icon name="arrow" />
  </>
)
const icon: Inside = { as: 'button', inside: named }
const picture: Inside = {
  as: 'div',
  inside: <Picture name="suppliers" sizes={pictureSizes.column} decorative />,
}

/** Primitives that hold the same, each with the classes that it needs around it. */
const all = (classes: string, of: Inside) =>
  Object.fromEntries(classes.split(/,\s+/).map((name) => [name, of]))

/** The classes that pages are composed from, by subject. A test asks for every one. */
const primitives: Readonly<Record<string, Readonly<Record<string, Inside>>>> = {
  'Text styles': all(
    `t-hero, t-h1, t-figure, t-h3, t-title, t-lead, t-label, t-small, t-note, muted, nb, tel,
    spare, sr`,
    text,
  ),
  Layout: all(
    `wrap, section, section plain, section flush, stage, stack, stack reversed, cluster,
    cluster center, line apart, line top, line bottom, grid c2, grid c2 level, grid c3, grid c4,
    fill c3, room fill c4, sidebar, sidebar wide-left, sidebar wide-right, sidebar keep,
    cluster g1, cluster g2, cluster g3, cluster g4, cluster g5, cluster g6, cluster g7, cluster g8,
    below, below-s, sticky, grid c2 ruled, rule, columns, full`,
    cards,
  ),
  Lists: { ...all('bullets, ticks stack g2', list), arrows: links, table: rows },
  Surfaces: {
    ...all('surface, notice, notice gold, notice palm, notice bad, on-dark eave, banner', text),
    ...all('callout notice line warn, callout notice line good, island-notice', text),
    ...all('rise, scripted', text),
    spinner: { as: 'p', inside: '' },
    ...all('frame, frame filled', picture),
  },
  'What can be acted on': {
    ...all('round, round ring, control, i', icon),
    ...all('quiet, target, arrow, symbol', { as: 'p', inside: link() }),
    'surface covers': { as: 'p', inside: link('covers') },
    cover: { as: 'label', inside: <input className="cover" type="checkbox" aria-label="part" /> },
  },
}

const Primitive = ({ name, of: { as: Whole, inside } }: { name: string; of: Inside }) => (
  <div className="stack g3">
    <code>{name}</code>
    {/* What covers a card is in it. */}
    <Whole className={name === 'cover' ? 'surface' : name}>{inside}</Whole>
  </div>
)

/** The classes that pages are composed from, each in use under its name. */
export const Primitives = () => (
  <section className="section sand" id="primitives">
    <div className="wrap stack g7">
      <h2>{'Primitives'}</h2>
      {Object.entries(primitives).map(([subject, classes]) => (
        <div key={subject} className="stack g7">
          <h3>{subject}</h3>
          {Object.entries(classes).map(([name, of]) => (
            <Primitive key={name} name={name} of={of} />
          ))}
        </div>
      ))}
    </div>
  </section>
)

const looks = ['primary', 'ink', 'line', 'light'] as const
const sizes = ['small', 'normal', 'large'] as const
const tones = [undefined, 'gold', 'palm'] as const
const choices = { first: 'First choice', second: 'Second choice' }
const segments = { question: 'Segments', answers: choices }

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

const Badges = () => (
  <div className="cluster below">
    {tones.map((tone) => (
      <Badge key={tone ?? 'plain'} tone={tone} icon={<PageIcon name="check" />}>
        {tone ?? 'plain'}
      </Badge>
    ))}
  </div>
)

/** The fields of forms; those of the contact forms are in the looks of `ContactPanel`. */
const Fields = () => (
  <form className="below stack g5">
    <Field name="empty" id="empty" label={'Empty field'} />
    <Field name="filled" id="filled" label={'Filled field'} defaultValue="Some words" />
    <Field name="wrong" id="wrong" label={'Wrong field'} error={'What is wrong with it'} />
    <SelectField name="list" label={'List'} placeholder={'Choose one'} options={choices} />
    <SegmentedField name="none" words={segments} optional="" noAnswer={'No answer'} chosen="" />
    <SegmentedField name="one" words={segments} optional="" noAnswer={'None'} chosen="first" />
    <TextArea name="long" label={'Long text'} tooLong={'It is too long'} rows={3} />
  </form>
)

/** The controls of pages and forms, in their looks and states. */
export const Controls = () => (
  <section className="section" id="controls">
    <div className="wrap">
      <h2>{'Controls'}</h2>
      <Buttons />
      <Badges />
      <Fields />
    </div>
  </section>
)
