import { say } from '../../content/schema/message.ts'
import { dial } from '../../content/schema/telephone.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Service } from '../../renderer/content/entries.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
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

/**
 * The phone number, plus the cost of an estimate and of financing if those claims may be made and
 * there is something to pay.
 */
const useFacts = (priced: Service['priced']): Fact[] => {
  const words = useWords('cards').planning
  const claims = useClaims(priced === 'free' ? [] : names)
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

/** The ways to a price: the calculator where it prices the service, a visit, a message. */
const PriceButtons = ({ priced }: Pick<Service, 'priced'>) => {
  const { openCalculator, getEstimate, write } = useWords('buttons')
  const calculated = priced === 'by calculator'
  return (
    <div className={styles.buttons}>
      {calculated && (
        <ButtonLink href={usePageAddress(linkedPages.roofCalculator)} look="primary">
          {openCalculator}
          <Icon name="arrow" />
        </ButtonLink>
      )}
      <BookingLink look={calculated ? 'line' : 'primary'} />
      <ButtonLink href={usePageAddress(linkedPages.contact)} look="line">
        {priced === 'free' ? write : getEstimate}
      </ButtonLink>
    </div>
  )
}

/** How a visitor learns what the service costs, and what estimates and financing cost. */
export const PlanningCard = ({
  service: { nameInSentence, priced },
}: {
  service: Pick<Service, 'nameInSentence' | 'priced'>
}) => {
  const { heading, text } = useWords('cards').planning[priced]
  return (
    <Card lift>
      <h3>{say(heading, { service: nameInSentence })}</h3>
      <p>{text}</p>
      <PriceButtons priced={priced} />
      <FactList facts={useFacts(priced)} />
    </Card>
  )
}
