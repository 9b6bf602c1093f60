import { Fragment } from 'react'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { dial } from '../../content/schema/text.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { pictureNote } from '../../renderer/content/pictures.ts'
import { frozen, usePageAddress, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { ClaimText, useClaims } from '../claims/Claim.tsx'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { languageNote, officeHours } from '../contact/hours.ts'
import { CurrentYear } from '../ui/Day.tsx'
import { type Link, LinkItems } from '../ui/Lists.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './Layout.module.css'
import { LanguageLinks, Logo, menuLinks } from './Navigation.tsx'

export type CallToAction = {
  heading?: string | undefined
  lead?: string | undefined
  emergency?: boolean | undefined
}

type LinkListProps = { heading: string; links: readonly Link[]; columns?: boolean }

const LinkList = ({ heading, links, columns = false }: LinkListProps) => (
  <nav aria-label={heading}>
    <h2 className="t-label">{heading}</h2>
    <ul className={columns ? `below-s ${styles.columns}` : 'below-s'}>
      <LinkItems links={links} />
    </ul>
  </nav>
)

/** The maximum number of cities in the footer, so that pages do not grow with their number. */
const maxCities = 24

const useCityLinks = (allCities: string): Link[] => {
  const { city: cities } = useSite().collections
  const serviceAreas = usePageAddress(linkedPages.serviceAreas)
  return [
    ...cities.slice(0, maxCities).map((city) => ({ href: addressOf(city), label: city.name })),
    { href: serviceAreas, label: allCities },
  ]
}

const Office = () => {
  const site = useSite()
  const { phone, address } = site.business
  const { open, closed } = officeHours(site)
  const { emergency } = useWords('contact').hours
  const [crews] = useClaims(['emergency'])
  return (
    <div>
      <Logo />
      <address className="below-s">
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
        <br />
        <a className="tel t-label" href={dial(phone)}>
          {phone}
        </a>
      </address>
      <p className="below-s">
        {[...open, closed, crews?.isMade && emergency, languageNote(site)].map(
          (line) =>
            line && (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ),
        )}
      </p>
    </div>
  )
}

const Imprint = () => {
  const { copyright, license } = useWords('layout').footer
  return (
    <p>
      <Say message={copyright} values={{ year: <CurrentYear /> }} />{' '}
      <ClaimText name="credentials" end=". " />
      {license} {pictureNote(useSite())}
    </p>
  )
}

/** Every important link, the same on every page. */
const EveryLink = frozen(
  () => {
    const site = useSite()
    const { serviceAreas, footer } = useWords('layout')
    return (
      <>
        <Office />
        <LinkList
          heading={footer.services}
          links={site.collections.service.map((service) => ({
            href: addressOf(service),
            label: service.title,
          }))}
        />
        <LinkList heading={footer.plan} links={menuLinks('plan', site)} />
        <LinkList heading={serviceAreas} links={useCityLinks(footer.allCities)} columns />
      </>
    )
  },
  { className: `fill rule muted ${styles.top}` },
)

/** The last line: the legally required information, and this page in other languages. */
const Base = () => {
  const site = useSite()
  const { siteMap } = useWords('layout').footer
  return (
    <div className={`cluster apart rule muted ${styles.base}`}>
      <Imprint />
      <ul className="cluster g4" data-print="no">
        <LinkItems
          links={[...menuLinks('legal', site), { href: sitePaths.siteMap, label: siteMap }]}
        />
        <LanguageLinks wrap={(link) => <li>{link}</li>} />
      </ul>
    </div>
  )
}

/** The last block of every page: one more way to reach us, then the site's links. */
export const Footer = ({ heading, lead, emergency = false }: CallToAction) => {
  const usual = useWords('layout').footer
  return (
    <footer id="footer" className="on-dark eave t-small">
      <div className="wrap">
        <div className={`sidebar bottom ${styles.action}`}>
          <h2 className="t-h1">{heading ?? usual.heading}</h2>
          <div>
            <p className="t-lead">{lead ?? usual.lead}</p>
            <div className="cluster below">
              {emergency ? <CallLink look="primary" size="large" /> : <BookingLink size="large" />}
              {!emergency && <CallLink look="line" size="large" />}
            </div>
          </div>
        </div>
        <EveryLink />
        <Base />
      </div>
    </footer>
  )
}
