import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'

/** The text styles besides those of headings. */
const textStyles = [
  't-hero',
  't-h1',
  't-figure',
  't-h3',
  't-title',
  't-lead',
  't-label',
  't-small',
  't-note',
] as const

/** The layouts, each with how many parts show it. */
const layouts = {
  'stack g3': 3,
  'cluster g2': 5,
  'line apart': 2,
  'grid c2': 3,
  'grid c3': 3,
  'grid c4 g3': 4,
  'fill c3 g7': 5,
  sidebar: 2,
  'sidebar wide-left top': 2,
  'sidebar wide-right': 2,
  'sidebar keep': 2,
  'room fill c3': 3,
  'grid c2 level': 2,
  'grid c2 g7 ruled': 4,
  columns: 4,
  bullets: 3,
  'ticks stack g2': 3,
  rule: 1,
  notice: 1,
  'notice gold': 1,
  'notice palm': 1,
  'notice bad': 1,
  'callout notice line': 1,
  banner: 1,
  frame: 1,
} as const

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="stack g3">
    <code>{name}</code>
    {children}
  </div>
)

/** The classes that pages are composed from, each in use under its name. */
export const Primitives = () => (
  <section className="section sand" id="primitives">
    <div className="wrap stack g7">
      <h2>{'Primitives'}</h2>
      {textStyles.map((name) => (
        <Named key={name} name={name}>
          <p className={name}>{'Roofs for 180 mph and salt'}</p>
        </Named>
      ))}
      {Object.entries(layouts).map(([name, count]) => {
        const isList = /bullets|ticks/.test(name)
        const Whole = isList ? 'ul' : 'div'
        const Part = isList ? 'li' : Card
        return (
          <Named key={name} name={name}>
            <Whole className={name}>
              {Array.from({ length: count }, (_, index) => (
                <Part key={`part ${index + 1}`}>{`part ${index + 1}`}</Part>
              ))}
            </Whole>
          </Named>
        )
      })}
    </div>
  </section>
)
