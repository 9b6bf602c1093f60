import { HeroSlides } from '../../components/home/HeroSlides.tsx'
import { Reviews } from '../../components/home/Reviews.tsx'
import { TrustFacts } from '../../components/home/TrustFacts.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { WindMitigation } from '../../components/marketing/WindMitigation.tsx'
import { Fold } from '../../renderer/Fold.tsx'
import { CompanyData } from '../../renderer/head/CompanyData.tsx'
import { Head } from '../../renderer/head/Head.tsx'
import type { Data } from './+data.ts'
import { Areas, Benefits, Emergency, HomeForm, HomeServices, Reasons, Suppliers } from './parts.tsx'

export const Page = ({ home, services }: Data) => {
  const [first] = home.slides
  return (
    <Layout path="/" callToAction={{ heading: home.callToAction }}>
      <Head title={home.metaTitle} description={home.metaDescription} path="/" preview={{ picture: first?.picture, title: first?.heading }} />
      <CompanyData />
      <HeroSlides slides={home.slides} />
      <TrustFacts />
      <Fold />
      <HomeServices {...home.services} services={services} />
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
