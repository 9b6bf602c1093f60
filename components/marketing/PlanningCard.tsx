import { addressOf, linkedPages } from '../../content/addresses.ts'
import { claim } from '../../content/claims.ts'
import { business } from '../../content/index.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BookingLink } from './BookingLink.tsx'
import { hourLines } from './hours.ts'
import styles from './PlanningCard.module.css'
import { dial } from './telephone.ts'

const estimates = claim('estimates')
const financing = claim('financing')

const facts: Fact[] = [
  { icon: 'phone', text: business.phone, note: hourLines.join(', '), href: dial(business.phone) },
  ...(estimates ? [{ icon: 'document', text: 'Estimates', note: estimates } as const] : []),
  ...(financing ? [{ icon: 'dollar', text: 'Financing', note: financing } as const] : []),
]

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
    <FactList facts={facts} />
  </Card>
)
