import { useClaims } from '../../components/claims/Claim.tsx'
import { CallLink, LanguageNote } from '../../components/contact/ContactButtons.tsx'
import { ContentBody } from '../../components/content/Prose.tsx'
import { CompanyData } from '../../components/head/CompanyData.tsx'
import { Layout } from '../../components/layout/Layout.tsx'
import { PageHero } from '../../components/layout/PageHero.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Entry, PageProps } from '../../renderer/content/entries.ts'
import { usePathIn } from '../../renderer/server/current-page.tsx'

type HeroButtonProps = NonNullable<Entry<'page'>['heroButton']>

/** The button of a page's first view with its note, if its claim is made, beside our phone number. */
const HeroButton = ({ to, label, note, claim }: HeroButtonProps) => {
  const pathIn = usePathIn()
  const claims = useClaims(claim ? [claim] : [])
  const isShown = claims.every(({ isMade }) => isMade)
  return (
    <>
      <div className="cluster below">
        {isShown && (
          <ButtonLink href={pathIn(to)} look="primary" size="large">
            {label}
          </ButtonLink>
        )}
        <CallLink look={isShown ? 'line' : 'primary'} size="large" />
      </div>
      {isShown && <p className="t-small below-s">{note}</p>}
      <LanguageNote />
    </>
  )
}

export const Page = ({ entry, Body }: PageProps<'page'>) => {
  const { slug, heading, lead, metaTitle, picture, heroButton, callToAction } = entry
  const isContact = slug === linkedPages.contact.slug
  return (
    <Layout callToAction={{ heading: callToAction }}>
      {isContact && <CompanyData title={metaTitle} />}
      <PageHero heading={heading} lead={lead} picture={picture} short={isContact}>
        {heroButton && <HeroButton {...heroButton} />}
      </PageHero>
      <ContentBody>
        <Body />
      </ContentBody>
    </Layout>
  )
}
