import type { Service } from '../../renderer/content/entries.ts'
import { Claim } from '../claims/Claim.tsx'
import { Rating } from '../claims/Rating.tsx'
import { HeroButtons } from '../contact/ContactButtons.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { Badge } from '../ui/Badge.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'

const EmergencyBadge = () => (
  <Claim name="emergency">
    {({ text, until }) => (
      <Badge icon={<PageIcon name="clock" />} {...until}>
        {text}
      </Badge>
    )}
  </Claim>
)

export const ServiceHero = ({
  service: { heading, description, picture, emergency = false },
}: {
  service: Service
}) => (
  <PageHero
    above={<Breadcrumbs />}
    badge={emergency && <EmergencyBadge />}
    heading={heading}
    lead={description}
    picture={picture}
    emergency={emergency}
  >
    <HeroButtons emergency={emergency} />
    {!emergency && <Rating />}
  </PageHero>
)
