import type { Point } from '../../content/schema/fields.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { business } from '../../renderer/content/site.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CompanyFigures } from '../claims/Claim.tsx'
import { ContactDetails } from '../contact/ContactCards.tsx'
import { EmergencyBand } from '../contact/EmergencyBand.tsx'
import { ContactFormIsland } from '../form/ContactFormIsland.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { Block } from '../ui/Block.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkGroups } from '../ui/Links.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import { PictureCards } from '../ui/PictureCards.tsx'
import { Features } from '../ui/Points.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import styles from './Home.module.css'

/** Every city we serve, grouped by county. */
const CityAreas = () => {
  const { cities } = useSite()
  const words = useWords('places')
  return (
    <LinkGroups
      level="h3"
      groups={business.counties.map(({ name }) => ({
        heading: say(words.county, { county: name }),
        links: cities
          .filter(({ county }) => county === name)
          .map((city) => ({ href: addressOf(city), label: city.name })),
      }))}
    />
  )
}

type Heading = { heading: string; lead: string }
type ListBlock = Heading & { points: readonly string[] }

export const HomeServices = (head: Heading) => (
  <Block look={styles.services} {...head}>
    <PictureCards
      bento
      cards={useSite()
        .services.map(filledSummary)
        .map((service) => ({ ...service, href: addressOf(service), text: service.summary }))}
    />
  </Block>
)

export const HomeReasons = ({ heading, lead, points }: ListBlock) => (
  <section className="section on-dark eave">
    <div className="wrap split wide-right top">
      <div>
        <h2>{heading}</h2>
        <p className="lead below-s">{lead}</p>
        <div className="below">
          <Ticks items={points} />
        </div>
      </div>
      <CompanyFigures />
    </div>
  </section>
)

export const Suppliers = (head: Heading) => (
  <Block {...head}>
    <FramedPicture name="suppliers" sizes={pictureSizes.whole} frame={`${styles.suppliers} rise`} />
  </Block>
)

export const Emergency = ({ heading, lead }: Heading) => (
  <Block look="flush">
    <EmergencyBand heading={heading} text={lead} />
  </Block>
)

export const Benefits = ({ label, points }: { label: string; points: readonly Point[] }) => (
  <section className="section flush" aria-label={label}>
    <div className="wrap rise">
      <Features points={points} />
    </div>
  </section>
)

export const Areas = ({ heading, lead }: Heading) => (
  <section className={`section ${styles.areas}`}>
    <div className="wrap split keep">
      <div>
        <h2>{heading}</h2>
        <p className="lead below-s">{lead}</p>
        <div className="below">
          <CityAreas />
        </div>
      </div>
      <div className={styles.map}>
        <CityMap cities={useSite().cities} />
      </div>
    </div>
  </section>
)

export const HomeForm = ({ heading, lead }: Heading) => (
  <section className="section sand" id="contact">
    <div className="wrap split">
      <div>
        <h2>{heading}</h2>
        <p className="lead below-s">{lead}</p>
        <div className="below">
          <ContactDetails />
        </div>
      </div>
      <Card lift>
        <ContactFormIsland kind="short" />
      </Card>
    </div>
  </section>
)
