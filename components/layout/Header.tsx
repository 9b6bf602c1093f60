import { say } from '../../content/schema/message.ts'
import { dial } from '../../content/schema/text.ts'
import { useCurrentPage, useSite, useWords } from '../../renderer/server/current-page.tsx'
import { Claim, ClaimText } from '../claims/Claim.tsx'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { languageNote, officeHours } from '../contact/hours.ts'
import { PageIcon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { current, LanguageLinks, Logo, menuLinks } from './Navigation.tsx'

const ContactStrip = () => {
  const site = useSite()
  const { phone } = site.business
  const { open } = officeHours(site)
  const { beside } = useWords('contact').language
  return (
    <div className={`${styles.strip} on-dark t-note`} data-print="no">
      <div className="wrap line apart">
        <ul className="line g5 muted spare">
          <Claim name="credentials">
            {({ text, until }) => (
              <li className="line g2" {...until}>
                <PageIcon name="shield" />
                {text}
              </li>
            )}
          </Claim>
          {open.length > 0 && (
            <li className="line g2">
              <PageIcon name="clock" />
              {open.join(', ')}
            </li>
          )}
        </ul>
        <p>
          <a href={dial(phone)}>
            <ClaimText name="emergency" />
          </a>
          {languageNote(site) && <span className="spare"> {beside}</span>}
        </p>
        <LanguageLinks className={styles.language} offer />
      </div>
    </div>
  )
}

/**
 * The menu on small screens. As a popover, it opens and closes without script. It takes the focus
 * when it opens, because Tab would otherwise skip it in WebKit after a click on its button.
 */
const SmallMenu = () => {
  const page = useCurrentPage()
  return (
    <nav
      className={`arrows ${styles.menu}`}
      id="menu"
      popover="auto"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a popover takes the focus only when it opens
      autoFocus
      aria-label={useWords('layout').header.menu}
    >
      <ul>
        {menuLinks('header', page.site).map(({ href, label }) => (
          <li key={href}>
            <a className="line apart t-title" href={href} aria-current={current(href, page)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="stack g2">
        <BookingLink />
        <CallLink look="line" />
      </div>
      <LanguageLinks className={styles.language} />
    </nav>
  )
}

/** The fixed header. */
export const Header = () => {
  const page = useCurrentPage()
  const { phone } = page.site.business
  const { navigation, menu } = useWords('layout').header
  return (
    <header className={styles.header}>
      <ContactStrip />
      <div className={`wrap line ${styles.bar}`}>
        <Logo />
        <nav className={`cluster ${styles.nav}`} aria-label={navigation}>
          {menuLinks('header', page.site).map(({ href, label }) => (
            <a key={href} href={href} aria-current={current(href, page)}>
              {label}
            </a>
          ))}
        </nav>
        <a
          className={`line g2 tel ${styles.phone}`}
          href={dial(phone)}
          aria-label={say(useWords('contact').call, { number: phone })}
        >
          <PageIcon name="phone" />
          <span>{phone}</span>
        </a>
        <BookingLink label={useWords('buttons').bookShort} icon={false} size="small" />
        <button
          type="button"
          className={`${styles.menuButton} round`}
          popoverTarget="menu"
          aria-label={menu}
        >
          <PageIcon name="menu" className={styles.open} />
          <PageIcon name="close" className={styles.close} />
        </button>
      </div>
      <SmallMenu />
    </header>
  )
}
