import { CompanyData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { HomePage } from '../../components/home/HomePage.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import type { Home } from '../../renderer/content/entries.ts'

export const Page = ({ entry: home }: { entry: Home }) => {
  const { metaTitle, metaDescription, slides, callToAction } = home
  const [first] = slides
  return (
    <Layout callToAction={{ heading: callToAction }}>
      <Head
        title={metaTitle}
        description={metaDescription}
        preview={{ picture: first?.picture, title: first?.heading }}
      />
      <CompanyData />
      <HomePage home={home} />
    </Layout>
  )
}
