import { say } from '../../content/schema/message.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { City } from '../../renderer/content/entries.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CallLink } from '../contact/ContactButtons.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageIcon } from '../ui/PageIcon.tsx'
import { placeNames } from './place-names.ts'

export const CityHero = ({ city }: { city: City }) => {
  const { heading, estimate } = useWords('city').hero
  const { county } = useWords('places')
  const names = placeNames(city)
  return (
    <PageHero
      above={<Breadcrumbs />}
      badge={<Badge icon={<PageIcon name="pin" />}>{say(county, names)}</Badge>}
      heading={say(heading, names)}
      lead={city.lead}
      picture={`city-${city.theme}`}
    >
      <div className="row below">
        <ButtonLink href={usePageAddress(linkedPages.contact)} look="primary" size="large">
          {estimate}
          <Icon name="arrow" />
        </ButtonLink>
        <CallLink look="line" size="large" />
      </div>
    </PageHero>
  )
}
