import { ShortFormIsland } from '../../components/form/islands.tsx'
import { CityMap } from '../../components/map/CityMap.tsx'
import { CityAreas } from '../../components/marketing/CityAreas.tsx'
import { CompanyFigures } from '../../components/marketing/CompanyFigures.tsx'
import { ContactDetails } from '../../components/marketing/ContactDetails.tsx'
import { EmergencyBand } from '../../components/marketing/EmergencyBand.tsx'
import { ServiceCards } from '../../components/marketing/ServiceCards.tsx'
import { Card } from '../../components/ui/Card.tsx'
import { Features } from '../../components/ui/Features.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { Ticks } from '../../components/ui/Ticks.tsx'
import { cities } from '../../content/index.ts'
import type { Point } from '../../content/model/schema/fields.ts'
import type { Data } from './+data.ts'
import styles from './Home.module.css'

type Block = { heading: string; lead: string }
type ListBlock = Block & { points: readonly string[] }

export const HomeServices = ({ services, ...head }: Block & Pick<Data, 'services'>) => (
  <section className={`section ${styles.services}`}>
    <div className="wrap">
      <SectionHead {...head} />
      <ServiceCards bento cards={services.map((service) => ({ ...service, href: `/${service.slug}`, text: service.summary }))} />
    </div>
  </section>
)

export const Reasons = ({ heading, lead, points }: ListBlock) => (
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

export const Suppliers = (head: Block) => (
  <section className="section">
    <div className="wrap">
      <SectionHead {...head} />
      <div className={`${styles.suppliers} rise`}>
        <Picture name="suppliers" sizes="(min-width: 80rem) 80rem, (min-width: 40rem) 92vw, 66vw" />
      </div>
    </div>
  </section>
)

export const Emergency = ({ heading, lead }: Block) => (
  <section className="section flush">
    <div className="wrap">
      <EmergencyBand heading={heading} text={lead} />
    </div>
  </section>
)

export const Benefits = ({ points }: { points: readonly Point[] }) => (
  <section className="section flush" aria-label="Benefits">
    <div className="wrap rise">
      <Features points={points} />
    </div>
  </section>
)

export const Areas = ({ heading, lead }: Block) => (
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
        <CityMap cities={cities} />
      </div>
    </div>
  </section>
)

export const HomeForm = ({ heading, lead }: Block) => (
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
        <ShortFormIsland />
      </Card>
    </div>
  </section>
)
