import { Fragment, type ReactNode } from 'react'
import {
  allLanguages,
  defaultLanguage,
  languageAt,
  languages,
  type Version,
} from '../../content/schema/languages.ts'
import { pageIn, versionsOf } from '../../renderer/content/pages.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'

/** A link to another language, and whether it leads to the same page. */
type OtherLanguage = Version & { samePage: boolean }

/**
 * The other languages of the site, with this page in each. A page that is not translated leads to
 * the home page there, which is the next best thing for whoever reads that language.
 */
const useOtherLanguages = (): OtherLanguage[] => {
  const { address, language } = useCurrentPage()
  const versions = versionsOf(address)
  return allLanguages
    .filter((other) => other !== language)
    .map((other) => {
      const version = versions.find((one) => one.language === other)
      return {
        language: other,
        address: version?.address ?? pageIn(other, { kind: 'home' }),
        samePage: version !== undefined,
      }
    })
    .filter((other) => languageAt(other.address) === other.language)
}

type LanguageLinksProps = {
  className?: string | undefined
  /** Whether a browser that prefers the language is offered the page in it (offer-language.ts). */
  offer?: boolean
  /** What goes around each link. */
  wrap?: (link: ReactNode) => ReactNode
}

/** This page in the other languages: a link each, in the language that it leads to. */
export const LanguageLinks = ({
  className,
  offer = false,
  wrap = (link) => link,
}: LanguageLinksProps) =>
  useOtherLanguages().map(({ language, address, samePage }) => (
    <Fragment key={language}>
      {wrap(
        <a
          className={className}
          href={address}
          data-offer={offer && samePage && language !== defaultLanguage ? language : undefined}
          lang={language}
          hrefLang={language}
        >
          {languages[language].name}
        </a>,
      )}
    </Fragment>
  ))
