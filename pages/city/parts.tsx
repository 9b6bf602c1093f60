import { Prose } from '../../components/content/Prose.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { CityMap } from '../../components/map/CityMap.tsx'
import { CallLink } from '../../components/marketing/CallLink.tsx'
import { ContactCard } from '../../components/marketing/ContactCard.tsx'
import { EmergencyCard } from '../../components/marketing/EmergencyCard.tsx'
import { ServiceCards } from '../../components/marketing/ServiceCards.tsx'
import { SideColumn } from '../../components/marketing/SideColumn.tsx'
import { Badge } from '../../components/ui/Badge.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { Features } from '../../components/ui/Features.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { MoreLink } from '../../components/ui/MoreLink.tsx'
import { Questions } from '../../components/ui/Questions.tsx'
import { SectionHead } from '../../components/ui/SectionHead.tsx'
import { cities } from '../../content/index.ts'
import type { Data } from './+data.ts'

export const CityHero = ({ city: { name, county, lead, theme } }: Data) => (
  <PageHero
    above={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Service areas', href: '/sitemap' }, { label: name }]} />}
    badge={<Badge icon="pin">{county} County</Badge>}
    heading={`Roofing in ${name}`}
    lead={lead}
    picture={`city-${theme}`}
  >
    <div className="row below">
      <ButtonLink href="/contact" look="primary" size="large">
        Get free estimate
        <Icon name="arrow" />
      </ButtonLink>
      <CallLink look="line" size="large" />
    </div>
  </PageHero>
)

export const CityServices = ({ city, services }: Data) => (
  <section className="section">
    <div className="wrap">
      <SectionHead
        heading={`Everything a ${city.name} roof needs`}
        lead="Each page lists the problems we see most often here and how we put them right."
      />
      <ServiceCards
        cards={services.map(({ slug, title, picture, emergency, summary }) => ({
          slug,
          title,
          picture,
          emergency,
          href: `/services/${slug}/${city.slug}`,
          text: city.services?.[slug]?.card ?? summary,
        }))}
      />
    </div>
  </section>
)

export const CityDifferences = ({ city, otherCities }: Data) => (
  <section className="section cool">
    <div className="wrap split keep wide-right top">
      <CityMap cities={cities} here={city.slug} />
      <div>
        <h2>What is different about a roof here</h2>
        <div className="below">
          <Features points={city.notes} stacked />
        </div>
        <p className="below">
          <MoreLink href="/sitemap">See the other {otherCities} cities</MoreLink>
        </p>
      </div>
    </div>
  </section>
)

export const CityText = ({ city: { Body, name, county } }: Data) => (
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

export const CityQuestions = ({ city: { name, questions } }: Data) => (
  <section className="section sand">
    <div className="wrap split wide-right top">
      <h2>Questions from {name}</h2>
      <Questions questions={questions} />
    </div>
  </section>
)
