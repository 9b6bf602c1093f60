import { ContentBody } from '../../components/content/Prose.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Entry } from '../../renderer/content/entries.ts'

export const Page = ({ entry }: { entry: Entry<'page'> }) => {
  const { slug, heading, lead, metaTitle, metaDescription, picture, callToAction, Body } = entry
  return (
    <Layout
      title={metaTitle}
      description={metaDescription}
      preview={{ picture, title: heading }}
      callToAction={{ heading: callToAction }}
    >
      <PageHero
        heading={heading}
        lead={lead}
        picture={picture}
        short={slug === linkedPages.contact.slug}
      />
      <ContentBody>
        <Body />
      </ContentBody>
    </Layout>
  )
}
