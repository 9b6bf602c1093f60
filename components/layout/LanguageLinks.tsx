import { Fragment, type ReactNode } from 'react'
import { languages } from '../../content/model/languages.ts'
import { useOtherLanguages } from './other-languages.ts'

type LanguageLinksProps = {
  className?: string | undefined
  /** What goes around each link. */
  wrap?: (link: ReactNode) => ReactNode
}

/** This page in the other languages: a link each, in the language that it leads to. */
export const LanguageLinks = ({ className, wrap = (link) => link }: LanguageLinksProps) =>
  useOtherLanguages().map(({ language, address, samePage }) => (
    <Fragment key={language}>
      {wrap(
        <a
          className={className}
          href={address}
          rel={samePage ? 'alternate' : undefined}
          lang={language}
          hrefLang={language}
        >
          {languages[language].name}
        </a>,
      )}
    </Fragment>
  ))
