import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ContentParts } from '../../components/parts/Parts.tsx'
import { Controls, Primitives } from '../../components/parts/Primitives.tsx'

const title = 'Page of parts'
const lead = 'Everything that pages are made of, in all its looks. Not on the public site.'

export const Page = () => (
  <Layout head={{ title, description: lead, hidden: true }}>
    <PageHero heading={title} lead={lead} />
    <Primitives />
    <Controls />
    <ContentParts />
  </Layout>
)
