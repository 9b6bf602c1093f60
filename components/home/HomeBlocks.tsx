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
import { ShortFormIsland } from '../form/ContactFormIslands.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { Block, Intro, Split } from '../ui/Block.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkGroups } from '../ui/Links.tsx'
import { Ticks } from '../ui/Lists.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import { PictureCards } from '../ui/PictureCards.tsx'
import { Features } from '../ui/Points.tsx'
import styles from './Home.module.css'

type Heading = { heading: string; lead: string }

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

export const HomeReasons = ({ points, ...head }: Heading & { points: readonly string[] }) => (
  <Split look="on-dark eave" columns="wide-right top">
    <Intro {...head}>
      <div className="below">
        <Ticks items={points} />
      </div>
    </Intro>
    <CompanyFigures />
  </Split>
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

export const Areas = (head: Heading) => (
  <Split look={styles.areas} columns="keep">
    <Intro {...head}>
      <div className="below">
        <CityAreas />
      </div>
    </Intro>
    <div className={styles.map}>
      <CityMap cities={useSite().cities} />
    </div>
  </Split>
)

export const HomeForm = (head: Heading) => (
  <Split look="sand" id="contact">
    <Intro {...head}>
      <div className="below">
        <ContactDetails />
      </div>
    </Intro>
    <Card lift>
      <ShortFormIsland />
    </Card>
  </Split>
)
