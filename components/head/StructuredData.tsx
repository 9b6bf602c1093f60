import type { Thing, WithContext } from 'schema-dts'
import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { Guide } from '../../renderer/content/entries.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { JsonScript } from '../../renderer/server/Document.tsx'
import { useWords } from '../../renderer/server/use-words.ts'

/** The absolute URL of a page. */
export const publicAddress = (path: string): string => `${business.url}${path === '/' ? '' : path}`

/** Structured data about a page, for search engines. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <JsonScript type="application/ld+json" data={data} />
)

export const context = { '@context': 'https://schema.org' } as const

/** The company's id on every page. The home page describes the company; other pages refer to it. */
export const companyId = () => `${business.url}/#company`

/** The company as the author of something. */
const company = () => ({
  '@type': 'RoofingContractor' as const,
  '@id': companyId(),
  name: business.name,
  url: business.url,
})

/** Names a county in structured data. */
export const useCounty = () => {
  const { countyInState } = useWords('places')
  return (county: string) => ({
    '@type': 'AdministrativeArea' as const,
    name: say(countyInState, { county }),
  })
}

type ServiceDataProps = {
  name: string
  description: string
  area?: { city: string; county: string }
}

/** A service and where the page offers it: in one city, or in every county we serve. */
export const ServiceData = ({ name, description, area }: ServiceDataProps) => {
  const county = useCounty()
  const { cityInState } = useWords('places')
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'Service',
        name,
        serviceType: name,
        description,
        url: publicAddress(useCurrentPage().address),
        provider: { '@type': 'RoofingContractor', '@id': companyId(), name: business.name },
        areaServed: area
          ? {
              '@type': 'City',
              name: say(cityInState, { city: area.city }),
              containedInPlace: county(area.county),
            }
          : business.counties.map((served) => county(served.name)),
      }}
    />
  )
}

/** A guide as an article, written and published by the company. */
export const ArticleData = ({ guide }: { guide: Guide }) => {
  const { title, metaDescription, picture, published, updated = published } = guide
  const { address, language } = useCurrentPage()
  return (
    <StructuredData
      data={{
        ...context,
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
