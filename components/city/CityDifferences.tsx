import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { City } from '../../renderer/content/entries.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress, useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CityMap } from '../map/CityMap.tsx'
import { Features } from '../ui/Features.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { placeNames } from './place-names.ts'

/** Where the city is, and what is different about a roof there. */
export const CityDifferences = ({ city }: { city: City }) => {
  const { heading, otherCities } = useWords('city').differences
  const { cities } = useSite()
  const { locale } = languages[useCurrentPage().language]
  return (
    <section className="section cool">
      <div className="wrap split keep wide-right top">
        <CityMap cities={cities} here={city.slug} />
        <div>
          <h2>{say(heading, placeNames(city))}</h2>
          <div className="below">
            <Features points={city.notes} stacked />
          </div>
          <p className="below">
            <MoreLink href={usePageAddress(linkedPages.siteMap)}>
              {sayCount(otherCities, cities.length - 1, { locale })}
            </MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}
