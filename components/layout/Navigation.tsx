import { Fragment, type ReactNode } from 'react'
import {
  allLanguages,
  defaultLanguage,
  type Language,
  languageAt,
  languages,
} from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageAt, pageIn, pathIn, titleOf, versionsOf } from '../../renderer/content/pages.ts'
import { business, type Site, siteIn } from '../../renderer/content/site.ts'
import { mark } from '../../renderer/design/mark.ts'
import { type CurrentPage, useCurrentPage } from '../../renderer/server/current-page.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Navigation.module.css'

/** The mark and company name, linking to the home page. */
export const Logo = () => {
  const [first, ...rest] = business.name.split(' ')
  return (
    <a
      className={styles.logo}
      href={usePageAddress({ kind: 'home' })}
      aria-label={useWords('layout').logo}
    >
      <svg
        viewBox={mark.viewBox}
        fill="none"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.roof} d={mark.roof} />
        <path className={styles.tiles} d={mark.tiles} />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}

export type MenuLink = { href: string; label: string }

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof Site['menus'], language: Language): MenuLink[] =>
  siteIn(language).menus[menu].map(({ to, label }) => {
    const href = pathIn(language, to)
    const page = pageAt(href)
    return { href, label: label ?? (page ? titleOf(page) : to) }
  })

/** The `aria-current` value of a link: 'page' for this page, 'true' for a page above it. */
export const current = (
  href: string,
  { address, entry, language }: CurrentPage,
): 'page' | 'true' | undefined => {
  if (href === address) return 'page'
  const isService = entry?.kind === 'service' || entry?.kind === 'service-in-city'
  return isService && href === pageIn(language, linkedPages.services) ? 'true' : undefined
}

/** The other languages, each with this page in it or, if it is not translated, the home page. */
const useOtherLanguages = () => {
  const { address, language } = useCurrentPage()
  const versions = versionsOf(address)
  return allLanguages
    .filter((other) => other !== language)
    .map((other) => {
      const version = versions.find((one) => one.language === other)
      return {
        language: other,
        address: version?.address ?? pageIn(other, { kind: 'home' }),
        isSamePage: version !== undefined,
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
  useOtherLanguages().map(({ language, address, isSamePage }) => (
    <Fragment key={language}>
      {wrap(
        <a
          className={className}
          href={address}
          data-offer={offer && isSamePage && language !== defaultLanguage ? language : undefined}
          lang={language}
          hrefLang={language}
        >
          {languages[language].name}
        </a>,
      )}
    </Fragment>
  ))
