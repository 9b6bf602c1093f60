import { ServiceData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { ServicePage } from '../../components/service/ServicePage.tsx'
import type { Service } from '../../renderer/content/entries.ts'
import { useWords } from '../../renderer/server/use-words.ts'

export const Page = ({ entry: service }: { entry: Service }) => {
  const {
    title,
    heading,
    picture,
    pageTitle,
    pageDescription,
    description,
    callToAction,
    emergency = false,
  } = service
  const lead = useWords('service').emergency.callToAction
  return (
    <Layout callToAction={{ heading: callToAction, emergency, lead: emergency ? lead : undefined }}>
      <Head title={pageTitle} description={pageDescription} preview={{ picture, title: heading }} />
      <ServiceData name={title} description={description} />
      <ServicePage service={service} />
    </Layout>
  )
}
