import type { AdministrativeArea, City, Thing } from 'schema-dts'
import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { plainText } from '../../content/schema/text.ts'
import { publicAddress } from '../../renderer/content/addresses.ts'
import type { Entry, Guide } from '../../renderer/content/entries.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import { useCurrentPage, useWords } from '../../renderer/server/current-page.tsx'
import { JsonScript } from '../../renderer/server/Document.tsx'

const plainTexts = (_: string, value: unknown) =>
  typeof value === 'string' ? plainText(value) : value

/** Returns structured data about a page, for search engines. */
export const structuredData = (data: Exclude<Thing, string>) => (
  <JsonScript
    type="application/ld+json"
    data={JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...data }), plainTexts)}
  />
)

type Area = { city: string; county: string }

/** Returns what descriptions of a page share. */
export const useFacts = () => {
  const { address, language, site } = useCurrentPage()
  const { countyInState, cityInState } = useWords('places')
  const { name, url } = site.business
  const countyNamed = (county: string): AdministrativeArea => ({
    '@type': 'AdministrativeArea',
    name: say(countyInState, { county }),
  })
  const cityNamed = ({ city, county }: Area): City => ({
    '@type': 'City',
    name: say(cityInState, { city }),
    containedInPlace: countyNamed(county),
  })
  return {
    site,
    address: publicAddress(site, address),
    inLanguage: languages[language].locale,
    /** The company, by its id on every page. Home and contact describe it. */
    company: { '@type': 'RoofingContractor', '@id': `${url}/#company`, name } as const,
    countyNamed,
    cityNamed,
    imageOf: (picture: string) => url + pictureSources(site, picture).fallback,
  }
}

type ServiceDataProps = { name: string; description: string; area?: Area }

/** A service and where the page offers it: in one city, or in every county we serve. */
export const ServiceData = ({ name, description, area }: ServiceDataProps) => {
  const { site, address, company, countyNamed, cityNamed } = useFacts()
  return structuredData({
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: address,
    provider: company,
    areaServed: area
      ? cityNamed(area)
      : site.business.counties.map((county) => countyNamed(county.name)),
  })
}

/** A guide as an article, written and published by the company. */
export const ArticleData = ({ guide }: { guide: Guide }) => {
  const { title, metaDescription, picture, published, updated = published } = guide
  const { site, address, company, imageOf, inLanguage } = useFacts()
  const author = { ...company, url: site.business.url }
  return structuredData({
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    image: imageOf(picture),
    datePublished: published,
    dateModified: updated,
    author,
    publisher: author,
    mainEntityOfPage: address,
    inLanguage,
  })
}

type ProjectDataProps = { project: Entry<'project'>; area: Area | undefined }

/** A finished project as a work of the company: where it is, and the month it was finished. */
export const ProjectData = ({ project, area }: ProjectDataProps) => {
  const { title, metaDescription, month, picture } = project
  const { site, address, company, cityNamed, imageOf, inLanguage } = useFacts()
  return structuredData({
    '@type': 'CreativeWork',
    name: title,
    description: metaDescription,
    image: imageOf(picture),
    dateCreated: month,
    ...(area && { locationCreated: cityNamed(area) }),
    creator: { ...company, url: site.business.url },
    url: address,
    inLanguage,
  })
}
