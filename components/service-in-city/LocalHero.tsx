import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import type { ServiceInCity } from '../../renderer/content/entries.ts'
import { localWords } from '../../renderer/content/local-words.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { placeNames } from '../city/place-names.ts'
import { HeroButtons } from '../contact/ContactButtons.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'

export const LocalHero = ({ entry }: { entry: ServiceInCity }) => {
  const { allServices } = useWords('service-in-city')
  const { service, city } = entry
  const { picture, priced, emergency = false } = service
  return (
    <PageHero
      above={<Breadcrumbs />}
      heading={titleOf(entry)}
      lead={localWords(entry).lead}
      picture={picture}
      emergency={emergency}
      wideText
    >
      <HeroButtons emergency={emergency} estimate={priced === 'by calculator'} />
      <p className="below-s">
        <MoreLink href={addressOf(city)} back>
          {say(allServices, placeNames(city))}
        </MoreLink>
      </p>
    </PageHero>
  )
}
