import { addressOf, linkedPages } from '../../content/addresses.ts'
import { business } from '../../content/index.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FactList } from '../ui/FactList.tsx'
import { hourLines } from './hours.ts'
import { dial } from './telephone.ts'

/** How to reach us from a page about one place. */
export const ContactCard = ({ county, city }: { county: string; city: string }) => (
  <Card>
    <h3>Talk to a roofer</h3>
    <FactList
      facts={[
        { icon: 'phone', text: business.phone, note: hourLines.join(', '), href: dial(business.phone) },
        { icon: 'mail', text: business.email, note: 'Photos welcome', href: `mailto:${business.email}` },
        { icon: 'pin', text: `${county} County`, note: `${city} and neighbors` },
      ]}
    />
    <ButtonLink href={addressOf(linkedPages.contact)} wide>
      Get a free estimate
    </ButtonLink>
  </Card>
)
