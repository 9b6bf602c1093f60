import { linkedPages } from '../../content/addresses.ts'
import { business } from '../../content/index.ts'
import { say } from '../../content/model/message.ts'
import { dial } from '../../content/model/telephone.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-content.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { useClaims } from '../claims/Claim.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { type Fact, FactList } from '../ui/FactList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BookingLink } from './BookingLink.tsx'
import { officeHours } from './hours.ts'
import styles from './PlanningCard.module.css'

const icons = { estimates: 'document', financing: 'dollar' } as const
const names = ['estimates', 'financing'] as const

/** The phone number, plus the cost of an estimate and of financing if those claims may be made. */
const useFacts = (): Fact[] => {
  const words = useWords('cards').planning
  const claims = useClaims(names)
  const { open } = officeHours(useCurrentPage().language)
  return [
    { icon: 'phone', text: business.phone, note: open.join(', '), href: dial(business.phone) },
    ...claims.flatMap(({ name, text, validUntil }) =>
      names
        .filter((row) => row === name)
        .map((row) => ({ icon: icons[row], text: words[row], note: text, validUntil })),
    ),
  ]
}

/** Planning a job: a price range, a visit, and what estimates and financing cost. */
export const PlanningCard = ({ service }: { service: string }) => {
  const { heading, text } = useWords('cards').planning
  return (
    <Card lift>
      <h3>{say(heading, { service })}</h3>
      <p>{text}</p>
      <div className={styles.buttons}>
        <ButtonLink href={usePageAddress(linkedPages.roofCalculator)} look="primary">
          {useWords('buttons').openCalculator}
          <Icon name="arrow" />
        </ButtonLink>
        <BookingLink look="line" />
      </div>
      <FactList facts={useFacts()} />
    </Card>
  )
}
