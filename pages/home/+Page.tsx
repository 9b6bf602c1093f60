import { CompanyData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { HeroSlides } from '../../components/home/HeroSlides.tsx'
import { Areas, Benefits, Emergency, HomeForm, HomeServices, Reasons, Suppliers } from '../../components/home/HomeBlocks.tsx'
import { HomeOffers } from '../../components/home/HomeOffers.tsx'
import { Reviews } from '../../components/home/Reviews.tsx'
import { TrustFacts } from '../../components/home/TrustFacts.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { WindMitigation } from '../../components/marketing/WindMitigation.tsx'
import type { Home } from '../../content/index.ts'
import { Fold } from '../../renderer/server/Fold.tsx'

export const Page = ({ entry: home }: { entry: Home }) => {
  const [first] = home.slides
  return (
    <Layout callToAction={{ heading: home.callToAction }}>
      <Head title={home.metaTitle} description={home.metaDescription} preview={{ picture: first?.picture, title: first?.heading }} />
      <CompanyData />
      <HeroSlides slides={home.slides} />
      <TrustFacts />
      <Fold />
      <HomeOffers />
      <HomeServices {...home.services} />
      <WindMitigation {...home.windMitigation} />
      <Reasons {...home.reasons} />
      <Suppliers {...home.suppliers} />
      <Emergency {...home.emergency} />
      <Benefits points={home.benefits} />
      <Reviews {...home.reviews} />
      <Areas {...home.areas} />
      <HomeForm {...home.contact} />
    </Layout>
  )
}
