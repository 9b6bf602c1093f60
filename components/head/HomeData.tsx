import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.tsx'
import { CompanyData } from './CompanyData.tsx'
import { companyId, context, StructuredData } from './StructuredData.tsx'

/** Describes the company and, in the default language, its website. */
export const HomeData = ({ title }: { title: string }) => {
  const { address, language, site } = useCurrentPage()
  const { name, url } = site.business
  return (
    <>
      <CompanyData title={title} />
      {language === defaultLanguage && (
        <StructuredData
          data={{
            ...context,
            '@type': 'WebSite',
            '@id': `${url}/#website`,
            name,
            url,
            inLanguage: versionsOf(site, address).map((page) => languages[page.language].locale),
            publisher: { '@id': companyId(site) },
          }}
        />
      )}
    </>
  )
}
