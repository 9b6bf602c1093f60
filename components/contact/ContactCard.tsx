import { say } from '../../content/schema/message.ts'
import { dial } from '../../content/schema/telephone.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FactList } from '../ui/FactList.tsx'
import { officeHours } from './hours.ts'

/** How to reach us, for pages about one place. */
export const ContactCard = ({ county, city }: { county: string; city: string }) => {
  const { heading, area } = useWords('cards').contact
  const { emailNote } = useWords('contact')
  const { open } = officeHours(useCurrentPage().language)
  const countyName = say(useWords('places').county, { county })
  return (
    <Card>
      <h3>{heading}</h3>
      <FactList
        facts={[
          {
            icon: 'phone',
            text: business.phone,
            note: open.join(', '),
            href: dial(business.phone),
          },
          { icon: 'mail', text: business.email, note: emailNote, href: `mailto:${business.email}` },
          { icon: 'pin', text: countyName, note: say(area, { city }) },
        ]}
      />
      <ButtonLink href={usePageAddress(linkedPages.contact)} wide>
        {useWords('buttons').getEstimate}
      </ButtonLink>
    </Card>
  )
}
