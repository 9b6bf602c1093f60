import type { Thing, WithContext } from 'schema-dts'
import { languages } from '../../content/schema/languages.ts'
import type { Guide } from '../../renderer/content/entries.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'

/** The absolute URL of a page. */
export const publicAddress = (path: string): string => `${business.url}${path === '/' ? '' : path}`

/** The company's id on every page. The home page describes the company; other pages refer to it. */
export const companyId = (): string => `${business.url}/#company`

const company = () => ({
  '@type': 'RoofingContractor' as const,
  '@id': companyId(),
  name: business.name,
  url: business.url,
})

/** A guide as an article, written and published by the company. */
export const ArticleData = ({
  guide: { title, metaDescription, picture, published, updated = published },
}: {
  guide: Guide
}) => {
  const { address, language } = useCurrentPage()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: metaDescription,
        image: `${business.url}${pictureSources(picture).fallback}`,
        datePublished: published,
        dateModified: updated,
        author: company(),
        publisher: company(),
        mainEntityOfPage: publicAddress(address),
        inLanguage: languages[language].locale,
      }}
    />
  )
}

/** Structured data about a page, for search engines. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <JsonScript type="application/ld+json" data={data} />
)
