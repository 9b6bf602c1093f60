import { say } from '../../content/schema/message.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'
import { ContactForm } from '../form/ContactForm.tsx'
import { CityMap } from '../map/CityMap.tsx'
import { SideColumn } from '../ui/Block.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Card } from '../ui/Card.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import styles from './Contact.module.css'
import { BookingLink } from './ContactButtons.tsx'
import { ContactDetails, directions } from './ContactCards.tsx'

const icons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

const SocialLinks = () => {
  const { social: label } = useWords('contact')
  const { social = [] } = useSite().business
  if (social.length === 0) return null
  return (
    <ul className="cluster g2 below-s" data-print="no">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a
            className="round ring"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={say(label, { network })}
          >
            <PageIcon name={icons[network]} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const OfficeMap = () => {
  const site = useSite()
  const { business } = site
  const { city: cities } = site.collections
  const words = useWords('buttons')
  const { office: name, officeMap } = useWords('places')
  const { coordinates } = business.address
  const office = coordinates && { slug: 'office', name, coordinates }
  const map = office
    ? { cities: [...cities, office], here: office.slug, label: officeMap }
    : { cities }
  return (
    <div className={`frame filled ${styles.map}`}>
      <CityMap {...map} />
      <ButtonLink
        href={directions(site)}
        target="_blank"
        rel="noopener noreferrer"
        look="light"
        size="small"
        className={styles.directions}
      >
        <PageIcon name="pin" />
        {words.directions}
        <span className="sr"> {words.directionsNote}</span>
      </ButtonLink>
    </div>
  )
}

/** The long form, overlapping the hero, with every other way to reach us beside it. */
export const ContactPanel = () => {
  const { thanks, reply } = useWords('forms').afterSending
  return (
    <>
      <section className="stage" data-stage="">
        <div className="wrap">
          <div className={styles.sent} id="thank-you">
            <Callout tone="good">
              {thanks} {reply}
            </Callout>
          </div>
        </div>
        <div className="wrap sidebar wide-left top g6">
          <Card lift>
            <ContactForm kind="long" />
          </Card>
          <SideColumn label={useWords('contact').otherWays} tall>
            <Card>
              <ContactDetails />
              <SocialLinks />
              <BookingLink wide look="ink" />
            </Card>
            <OfficeMap />
          </SideColumn>
        </div>
      </section>
      <Fold />
    </>
  )
}
