import { addressOf, linkedPages } from '../../content/addresses.ts'
import { business, cities, services } from '../../content/index.ts'
import { sitePaths } from '../../content/model/site-paths.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { frozen } from '../../renderer/server/frozen.tsx'
import { ClaimText } from '../claims/Claim.tsx'
import { BookingLink } from '../contact/BookingLink.tsx'
import { CallLink } from '../contact/CallLink.tsx'
import { hourLines } from '../contact/hours.ts'
import { dial } from '../contact/telephone.ts'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { menuLinks } from './navigation.ts'

export type CallToAction = { heading?: string | undefined; lead?: string | undefined; emergency?: boolean }

const usual = {
  heading: 'Know what your roof needs before the season does.',
  lead: 'A free 12-point inspection comes with photos, a written report and a price, with no obligation.',
}

type LinkListProps = { heading: string; links: readonly { href: string; label: string }[]; columns?: boolean }

const LinkList = ({ heading, links, columns = false }: LinkListProps) => (
  <nav aria-label={heading}>
    <h2>{heading}</h2>
    <ul className={columns ? styles.columns : undefined}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Past this many, the footer names the first and leads to the rest: no page may grow with the number of cities. */
const mostCities = 24

const cityLinks = [
  ...cities.slice(0, mostCities).map((city) => ({ href: addressOf(city), label: city.name })),
  ...(cities.length > mostCities ? [{ href: addressOf(linkedPages.siteMap), label: `All ${cities.length} cities` }] : []),
]

const Office = () => (
  <div>
    <Logo />
    <address>
      {business.address.street}
      <br />
      {business.address.city}, {business.address.state} {business.address.zip}
      <br />
      <a className="tel" href={dial(business.phone)}>
        {business.phone}
      </a>
    </address>
    <p className={styles.hours}>
      {hourLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{business.closed} closed</span>
      <span>24/7 emergency service</span>
    </p>
  </div>
)

/** Every important link, and what the law wants said: the same on every page. */
const SiteIndex = frozen(() => {
  const { language } = useCurrentPage()
  return (
    <>
      <div className={styles.top}>
        <Office />
        <LinkList heading="Services" links={services.map((service) => ({ href: addressOf(service), label: service.title }))} />
        <LinkList heading="Service areas" links={cityLinks} columns />
        <LinkList heading="Plan" links={menuLinks('plan', language)} />
      </div>
      <div className={styles.base}>
        <p>
          © {new Date().getFullYear()} {business.name}. <ClaimText name="credentials" end=". " />
          State license {business.license}. Pictures on this site are illustrations.
        </p>
        <ul>
          {[...menuLinks('legal', language), { href: sitePaths.siteMap, label: 'XML site map' }].map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
})

/** The last block of every page: one more way to reach us, then the index of the site. */
export const Footer = ({ heading = usual.heading, lead = usual.lead, emergency = false }: CallToAction) => (
  <footer className={`${styles.footer} on-dark eave`}>
    <div className="wrap">
      <div className={`split wide-left ${styles.action}`}>
        <h2>{heading}</h2>
        <div>
          <p className="lead">{lead}</p>
          <div className="row below">
            {emergency ? <CallLink look="primary" size="large" /> : <BookingLink size="large" />}
            {!emergency && <CallLink look="line" size="large" />}
          </div>
        </div>
      </div>
      <SiteIndex />
    </div>
  </footer>
)
