import type { HomeFields } from '../../content/schema/home.ts'
import { ownClaims } from '../../renderer/content/claims.ts'
import type { Home } from '../../renderer/content/entries.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Fold } from '../../renderer/server/Document.tsx'
import { Claim, OwnClaims } from '../claims/Claim.tsx'
import { Promotions, usePromotions } from '../claims/Promotions.tsx'
import { Block } from '../ui/Block.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { WindMitigation } from '../wind-mitigation/WindMitigation.tsx'
import { HeroSlides } from './HeroSlides.tsx'
import styles from './Home.module.css'
import {
  Areas,
  Benefits,
  Emergency,
  HomeForm,
  HomeReasons,
  HomeServices,
  Suppliers,
} from './HomeBlocks.tsx'
import { Reviews } from './Reviews.tsx'

/** Promotions and claims on the home page beyond its own blocks. */
const HomeOffers = () => {
  const { address, language } = useCurrentPage()
  const promotions = usePromotions()
  if (promotions.length === 0 && ownClaims({ address, language }).length === 0) return null
  return (
    <Block look="flush">
      {promotions.length > 0 && <Promotions shown={promotions} />}
      <OwnClaims />
    </Block>
  )
}

/** A row of claims under the hero, on the first tile edge. */
const TrustFacts = ({ facts }: { facts: HomeFields['trustFacts'] }) => (
  <section className={`${styles.band} eave`}>
    <ul className={`wrap ${styles.facts}`}>
      {facts.map(({ claim, icon, title }) => (
        <Claim key={claim} name={claim}>
          {({ text, until }) => (
            <li {...until}>
              <PageIcon name={icon} />
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </li>
          )}
        </Claim>
      ))}
    </ul>
  </section>
)

/** The blocks of the home page, in order. */
export const HomePage = ({ home }: { home: Home }) => (
  <>
    <HeroSlides slides={home.slides} />
    <Fold />
    <TrustFacts facts={home.trustFacts} />
    <HomeOffers />
    <HomeServices {...home.services} />
    <WindMitigation {...home.windMitigation} />
    <HomeReasons {...home.reasons} />
    <Suppliers {...home.suppliers} />
    <Emergency {...home.emergency} />
    <Benefits {...home.benefits} />
    <Reviews {...home.reviews} />
    <Areas {...home.areas} />
    <HomeForm {...home.contact} />
  </>
)
