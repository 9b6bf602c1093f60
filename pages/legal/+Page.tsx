import { LegalText } from '../../components/content/Prose.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import type { PageProps } from '../../renderer/content/entries.ts'

export const Page = ({ entry, Body }: PageProps<'legal'>) => {
  const { title, lead, updated } = entry
  return (
    <Layout>
      <PageHero heading={title} lead={lead} />
      <section className="section">
        <LegalText Body={Body} updated={updated} />
      </section>
    </Layout>
  )
}
