import { addressOf, linkedPages } from '../../content/addresses.ts'
import { business } from '../../content/index.ts'
import { useClaims } from '../claims/Claim.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BookingLink } from './BookingLink.tsx'
import { hourLines } from './hours.ts'
import styles from './PlanningCard.module.css'
import { dial } from './telephone.ts'

const rows = { estimates: { icon: 'document', text: 'Estimates' }, financing: { icon: 'dollar', text: 'Financing' } } as const
const names = ['estimates', 'financing'] as const

/** The phone, and what an estimate and a loan cost where we may say so. */
const useFacts = (): Fact[] => {
  const claims = useClaims(names)
  return [
    { icon: 'phone', text: business.phone, note: hourLines.join(', '), href: dial(business.phone) },
    ...claims.flatMap(({ name, text, validUntil }) => names.filter((row) => row === name).map((row) => ({ ...rows[row], note: text, validUntil }))),
  ]
}

/** From reading to planning: a range, a visit, and what both cost. */
export const PlanningCard = ({ service }: { service: string }) => (
  <Card lift>
    <h3>Planning {service}?</h3>
    <p>Eight questions give a range to plan around. A visit gives a written price.</p>
    <div className={styles.buttons}>
      <ButtonLink href={addressOf(linkedPages.roofCalculator)} look="primary">
        Open the calculator
        <Icon name="arrow" />
      </ButtonLink>
      <BookingLink look="line" />
    </div>
    <FactList facts={useFacts()} />
  </Card>
)
