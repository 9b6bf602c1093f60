import type { Thing, WithContext } from 'schema-dts'
import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { plainText } from '../../content/schema/text.ts'
import { publicAddress } from '../../renderer/content/addresses.ts'
import type { Entry, Guide } from '../../renderer/content/entries.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import { useCurrentPage, useWords } from '../../renderer/server/current-page.tsx'
import { JsonScript } from '../../renderer/server/Document.tsx'

type WithCompany = Pick<SiteIndex, 'business'>

const withPlainTexts = (data: object): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? plainText(value) : value,
  )

/** Structured data about a page, for search engines. */
export const StructuredData = <T extends Thing>({ data }: { data: WithContext<T> }) => (
  <JsonScript type="application/ld+json" data={withPlainTexts(data)} />
)

export const context = { '@context': 'https://schema.org' } as const

/** The company's id on every page. Home and contact describe the company; other pages refer to it. */
export const companyId = ({ business }: WithCompany) => `${business.url}/#company`

/** The company as the author of something. */
const company = (site: WithCompany) => ({
  '@type': 'RoofingContractor' as const,
  '@id': companyId(site),
  name: site.business.name,
  url: site.business.url,
})

/** Returns a function that describes a county in structured data. */
export const useCounty = () => {
  const { countyInState } = useWords('places')
  return (county: string) => ({
    '@type': 'AdministrativeArea' as const,
    name: say(countyInState, { county }),
  })
}

type Area = { city: string; county: string }

/** Returns a function that describes a city in structured data. */
const useCity = () => {
  const inCounty = useCounty()
  const { cityInState } = useWords('places')
  return ({ city, county }: Area) => ({
    '@type': 'City' as const,
    name: say(cityInState, { city }),
    containedInPlace: inCounty(county),
  })
}

type ServiceDataProps = { name: string; description: string; area?: Area }

/** A service and where the page offers it: in one city, or in every county we serve. */
export const ServiceData = ({ name, description, area }: ServiceDataProps) => {
  const county = useCounty()
  const city = useCity()
  const { address, site } = useCurrentPage()
  const { business } = site
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'Service',
        name,
        serviceType: name,
        description,
        url: publicAddress(site, address),
        provider: { '@type': 'RoofingContractor', '@id': companyId(site), name: business.name },
        areaServed: area ? city(area) : business.counties.map((served) => county(served.name)),
      }}
    />
  )
}

/** A guide as an article, written and published by the company. */
export const ArticleData = ({ guide }: { guide: Guide }) => {
  const { title, metaDescription, picture, published, updated = published } = guide
  const { address, language, site } = useCurrentPage()
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'Article',
        headline: title,
        description: metaDescription,
        image: `${site.business.url}${pictureSources(site, picture).fallback}`,
        datePublished: published,
        dateModified: updated,
        author: company(site),
        publisher: company(site),
        mainEntityOfPage: publicAddress(site, address),
        inLanguage: languages[language].locale,
      }}
    />
  )
}

type ProjectDataProps = { project: Entry<'project'>; area: Area | undefined }

/** A finished project as a work of the company: where it is, and the month it was finished. */
export const ProjectData = ({ project, area }: ProjectDataProps) => {
  const { title, metaDescription, month, picture } = project
  const city = useCity()
  const { address, language, site } = useCurrentPage()
  return (
    <StructuredData
      data={{
        ...context,
        '@type': 'CreativeWork',
        name: title,
        description: metaDescription,
        image: `${site.business.url}${pictureSources(site, picture).fallback}`,
        dateCreated: month,
        ...(area && { locationCreated: city(area) }),
        creator: company(site),
        url: publicAddress(site, address),
        inLanguage: languages[language].locale,
      }}
    />
  )
}
