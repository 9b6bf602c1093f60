import { addressOf, linkedPages } from '../../content/addresses.ts'
import { type City, cities, services } from '../../content/index.ts'
import { serviceForSite } from '../../content/placeholder-values.ts'
import { Prose } from '../content/Prose.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import { PageHero } from '../layout/PageHero.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { CallLink } from '../marketing/CallLink.tsx'
import { ContactCard } from '../marketing/ContactCard.tsx'
import { EmergencyCard } from '../marketing/EmergencyCard.tsx'
import { ServiceCards } from '../marketing/ServiceCards.tsx'
import { SideColumn } from '../marketing/SideColumn.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Features } from '../ui/Features.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Questions } from '../ui/Questions.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

type CityProps = { city: City }

export const CityHero = ({ city: { name, county, lead, theme } }: CityProps) => (
  <PageHero
    above={<Breadcrumbs />}
    badge={<Badge icon="pin">{county} County</Badge>}
    heading={`Roofing in ${name}`}
    lead={lead}
    picture={`city-${theme}`}
  >
    <div className="row below">
      <ButtonLink href={addressOf(linkedPages.contact)} look="primary" size="large">
        Get free estimate
        <Icon name="arrow" />
      </ButtonLink>
      <CallLink look="line" size="large" />
    </div>
  </PageHero>
)

export const CityServices = ({ city }: CityProps) => (
  <section className="section">
    <div className="wrap">
      <SectionHead
        heading={`Everything a ${city.name} roof needs`}
        lead="Each page lists the problems we see most often here and how we put them right."
      />
      <ServiceCards
        cards={services.map(serviceForSite).map((service) => ({
          ...service,
          href: addressOf({ kind: 'service-in-city', service, city }),
          text: city.services?.[service.slug]?.card ?? service.summary,
        }))}
      />
    </div>
  </section>
)

export const CityDifferences = ({ city }: CityProps) => (
  <section className="section cool">
    <div className="wrap split keep wide-right top">
      <CityMap cities={cities} here={city.slug} />
      <div>
        <h2>What is different about a roof here</h2>
        <div className="below">
          <Features points={city.notes} stacked />
        </div>
        <p className="below">
          <MoreLink href={addressOf(linkedPages.siteMap)}>See the other {cities.length - 1} cities</MoreLink>
        </p>
      </div>
    </div>
  </section>
)

export const CityText = ({ city: { Body, name, county } }: CityProps) => (
  <section className="section">
    <div className="wrap split wide-left top">
      <Prose>
        <Body />
      </Prose>
      <SideColumn label="Contact">
        <EmergencyCard county={county} />
        <ContactCard county={county} city={name} />
      </SideColumn>
    </div>
  </section>
)

export const CityQuestions = ({ city: { name, questions } }: CityProps) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Questions from {name}</h2>
      <Questions questions={questions} />
    </div>
  </section>
)
