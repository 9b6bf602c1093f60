import { alternatesOf, type Language, languages } from '../../content/schema/languages.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { publicAddress } from './public-address.ts'

/** A locale as Open Graph writes it, such as `en_US`. */
const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_')

/** The language of the page and, if it is translated, where its versions are, itself among them. */
export const Versions = () => {
  const { address, language } = useCurrentPage()
  const versions = versionsOf(address)
  return (
    <>
      <meta property="og:locale" content={openGraphLocale(language)} />
      {versions
        .filter((version) => version.language !== language)
        .map((other) => (
          <meta
            key={other.language}
            property="og:locale:alternate"
            content={openGraphLocale(other.language)}
          />
        ))}
      {alternatesOf(versions).map(([name, version]) => (
        <link key={name} rel="alternate" hrefLang={name} href={publicAddress(version)} />
      ))}
    </>
  )
}
