import type { Home } from '../../renderer/content/entries.ts'
import { Fold } from '../../renderer/server/Fold.tsx'
import { WindMitigation } from '../wind-mitigation/WindMitigation.tsx'
import { HeroSlides } from './HeroSlides.tsx'
import {
  Areas,
  Benefits,
  Emergency,
  HomeForm,
  HomeReasons,
  HomeServices,
  Suppliers,
} from './HomeBlocks.tsx'
import { HomeOffers } from './HomeOffers.tsx'
import { Reviews } from './Reviews.tsx'
import { TrustFacts } from './TrustFacts.tsx'

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
