import { ShortFormIsland } from '../../components/form/ShortFormIsland.tsx'
import { CityMap } from '../../components/map/CityMap.tsx'
import { CityAreas } from '../../components/marketing/CityAreas.tsx'
import { ContactDetails } from '../../components/marketing/ContactDetails.tsx'
import { EmergencyBand } from '../../components/marketing/EmergencyBand.tsx'
import { ServiceCards } from '../../components/marketing/ServiceCards.tsx'
import { Card } from '../../components/ui/Card.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { business, cities } from '../../content/index.ts'
import type { Data } from './+data.ts'
import styles from './Home.module.css'

export const HomeServices = ({ services }: Pick<Data, 'services'>) => (
  <section className={`section ${styles.services}`}>
    <div className="wrap">
      <SectionHead
        heading="From the first leak to the last tile"
        lead="Tile on a bungalow, membrane on a warehouse, a tarp at midnight. Pick the one that is on your mind."
      />
      <ServiceCards bento cards={services.map((service) => ({ ...service, href: `/${service.slug}`, text: service.summary }))} />
    </div>
  </section>
)

export const Emergency = () => (
  <section className="section flush">
    <div className="wrap">
      <EmergencyBand
        heading="Water coming in right now?"
        text="Call, day or night. Tell us where the water is and whether everyone is safe. We agree when a crew can be there, and you stay off the roof."
      />
    </div>
  </section>
)

export const Areas = () => (
  <section className={`section ${styles.areas}`}>
    <div className="wrap split keep">
      <div>
        <h2>From Port St. Lucie to Homestead</h2>
        <p className="lead below-s">
          We serve {cities.length} cities in {business.counties.length} counties from one office in Miami-Dade. Each has its own rules for a roof, and
          its own page.
        </p>
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

export const HomeForm = () => (
  <section className="section sand" id="contact">
    <div className="wrap split">
      <div>
        <h2>Tell us about your roof</h2>
        <p className="lead below-s">A sentence is enough. Say what you see, and how we can reach you.</p>
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
