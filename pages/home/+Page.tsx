import { Claim, useOffers } from '../../components/claims/Claim.tsx'
import { EmergencyBand } from '../../components/contact/ContactButtons.tsx'
import { HomeData } from '../../components/head/CompanyData.tsx'
import { HeroSlides } from '../../components/home/HeroSlides.tsx'
import styles from '../../components/home/Home.module.css'
import {
  HomeAreas,
  HomeForm,
  HomeReasons,
  HomeServices,
  Reviews,
} from '../../components/home/HomeBlocks.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { WindMitigation } from '../../components/service/ServiceBlocks.tsx'
import { Block } from '../../components/ui/Block.tsx'
import { PageIcon } from '../../components/ui/Icon.tsx'
import { FramedPicture, pictureSizes } from '../../components/ui/Picture.tsx'
import { Features } from '../../components/ui/Points.tsx'
import type { Home, PageProps } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Document.tsx'

/** A row of claims under the hero, on the first tile edge. */
const TrustFacts = ({ facts }: { facts: Home['trustFacts'] }) => (
  <section className={`${styles.band} eave`}>
    <ul className={`wrap fill g5 t-small ${styles.facts}`}>
      {facts.map(({ claim, icon, title }) => (
        <Claim key={claim} name={claim}>
          {({ text, until }) => (
            <li className="cluster muted" {...until}>
              <PageIcon name={icon} />
              <span>
                <strong className="t-title">{title}</strong>
                {text}
              </span>
            </li>
          )}
        </Claim>
      ))}
    </ul>
  </section>
)

export const Page = ({ entry: home }: PageProps<'home'>) => {
  const offers = useOffers()
  return (
    <Layout callToAction={{ heading: home.callToAction }}>
      <HomeData title={home.metaTitle} />
      <HeroSlides slides={home.slides} />
      <Fold />
      <TrustFacts facts={home.trustFacts} />
      {offers && <Block look="flush">{offers}</Block>}
      <HomeServices {...home.services} />
      <WindMitigation {...home.windMitigation} />
      <HomeReasons {...home.reasons} />
      <Block {...home.suppliers}>
        <FramedPicture
          name="suppliers"
          sizes={pictureSizes.whole}
          frame={`${styles.suppliers} rise`}
        />
      </Block>
      <Block look="flush">
        <EmergencyBand heading={home.emergency.heading} text={home.emergency.lead} />
      </Block>
      <section className="section flush" aria-label={home.benefits.label}>
        <div className="wrap rise">
          <Features points={home.benefits.points} />
        </div>
      </section>
      <Reviews {...home.reviews} />
      <HomeAreas {...home.areas} />
      <HomeForm {...home.contact} />
    </Layout>
  )
}
