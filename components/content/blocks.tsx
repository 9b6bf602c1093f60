import { Children, type ReactNode } from 'react'
import { addressOf } from '../../renderer/content/addresses.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { usePathIn, useSite } from '../../renderer/server/use-site.ts'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PictureCards } from '../ui/PictureCards.tsx'
import { FeatureGrid } from '../ui/Points.tsx'
import { StepList } from '../ui/Steps.tsx'
import styles from './blocks.module.css'

type WithChildren = { children?: ReactNode }

/**
 * Counts element children. Line breaks between the tags of a block are children too, but only
 * strings.
 */
const count = (children: ReactNode) =>
  Children.toArray(children).filter((child) => typeof child !== 'string').length

export const Points = ({ children }: WithChildren) => (
  <FeatureGrid count={count(children)}>{children}</FeatureGrid>
)

export const Steps = ({ children }: WithChildren) => <StepList across>{children}</StepList>

/** A numbered list to tick off, on a sheet of its own where it is printed. */
export const Checks = ({ children }: WithChildren) => (
  <div className={styles.checks}>{children}</div>
)

/** A list with check marks. */
export const Reasons = ({ children }: WithChildren) => (
  <div className={styles.reasons} data-wide>
    {children}
  </div>
)

export const Plans = ({ children }: WithChildren) => (
  <div className="grid c2" data-wide>
    {children}
  </div>
)

type PlanProps = WithChildren & { title: string; badge: string; term: string; unit: string }

export const Plan = ({ title, badge, term, unit, children }: PlanProps) => (
  <Card lift>
    <Badge tone="palm">{badge}</Badge>
    <h3 className="below-s">{title}</h3>
    <p className={styles.term}>
      {term} <small>{unit}</small>
    </p>
    {children}
  </Card>
)

export const Buttons = ({ children }: WithChildren) => (
  <div className="row" data-wide>
    {children}
  </div>
)

export const LinkButton = ({
  to,
  label,
  look = 'line',
}: {
  to: string
  label: string
  look?: 'primary' | 'line'
}) => (
  <ButtonLink href={usePathIn()(to)} look={look} size="large">
    {label}
  </ButtonLink>
)

export const BookingButton = () => <BookingLink look="ink" size="large" />
export const CallButton = () => <CallLink look="line" size="large" />

/** A card for each guide. */
export const GuideCards = () => (
  <div data-wide>
    <PictureCards
      cards={useSite().guides.map((guide) => {
        const { slug, menuTitle: title, summary: text, picture } = filledSummary(guide)
        return { slug, href: addressOf(guide), picture, title, text }
      })}
    />
  </div>
)
