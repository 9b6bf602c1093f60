import { Children, type ReactNode } from 'react'
import type { ContentIcon, Point } from '../../content/schema/fields.ts'
import { classes, columnsFor } from './classes.ts'
import { PageIcon } from './Icon.tsx'
import styles from './Points.module.css'

type FeatureProps = { icon: ContentIcon; title: string; children?: ReactNode }

export const Feature = ({ icon, title, children }: FeatureProps) => (
  <div className={`stack g2 rule ${styles.feature}`}>
    <PageIcon name={icon} />
    <h3>{title}</h3>
    <div className="muted">{children}</div>
  </div>
)

type FeatureGridProps = { stacked?: boolean; children?: ReactNode }

/** Features side by side, or stacked beside something else. */
export const FeatureGrid = ({ stacked = false, children }: FeatureGridProps) => {
  // Ignores the line breaks between tags of a text, which are children too.
  const features = Children.toArray(children).filter((child) => typeof child !== 'string')
  return (
    <div className={stacked ? 'stack g7' : `fill g7 ${columnsFor(features.length)}`} data-wide="">
      {children}
    </div>
  )
}

type FeaturesProps = { points: readonly Point[]; stacked?: boolean }

export const Features = ({ points, stacked = false }: FeaturesProps) => (
  <FeatureGrid stacked={stacked}>
    {points.map(({ icon, title, text }) => (
      <Feature key={title} icon={icon} title={title}>
        {text}
      </Feature>
    ))}
  </FeatureGrid>
)

type ListedPoint = Omit<Point, 'icon'> & { icon?: ContentIcon }
type PointListProps = { points: readonly ListedPoint[]; pairs?: boolean }

/** Points as a ruled list, numbered without icons; with `pairs`, in two columns on wide screens. */
export const PointList = ({ points, pairs = false }: PointListProps) => {
  const List = points.every(({ icon }) => icon) ? 'ul' : 'ol'
  return (
    <List className={classes('grid g7', pairs && 'c2', 'ruled', styles.points)}>
      {points.map(({ icon, title, text }, index) => (
        <li key={title} className="line top g4">
          {icon ? (
            <PageIcon name={icon} />
          ) : (
            <span className="round t-title surface" aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div>
            <h3 className="t-title">{title}</h3>
            <p className="t-small muted">{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

/** Numbered steps, side by side where there is room. */
export const StepList = ({ children }: { children?: ReactNode }) => (
  <div className="room" data-wide>
    <ol className={`stack g6 ${styles.steps}`}>{children}</ol>
  </div>
)

export const StepItem = ({ title, children }: { title: string; children?: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    <div className="muted">{children}</div>
  </li>
)

/** A large figure. With `validUntil`, the browser hides it after that day. */
type Figure = { number: string; caption: string; validUntil?: string | undefined }

/** `25+` as 25 and a superscript plus, `5.0/5` as 5.0 and a small /5. */
const LargeNumber = ({ number }: { number: string }) => {
  const [, whole = number, rest = ''] = /^(\$?[\d.,]+)(.*)$/.exec(number) ?? []
  return (
    <dd className="t-figure">
      {whole}
      {rest && <small className={rest === '+' ? styles.raised : undefined}>{rest}</small>}
    </dd>
  )
}

/** Large figures with captions: in two columns or, where there is room, in a single row. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <div className={`room ${styles.figures}`} data-wide="">
    <dl className="fill g6 reversed">
      {figures.map(({ number, caption, validUntil }) => (
        <div key={caption} className="rule" data-until={validUntil}>
          <dt className="t-small muted">{caption}</dt>
          <LargeNumber number={number} />
        </div>
      ))}
    </dl>
  </div>
)
