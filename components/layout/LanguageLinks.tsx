import { Fragment, type ReactNode } from 'react'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { useOtherLanguages } from './other-languages.ts'

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
