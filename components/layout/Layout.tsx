import { Fragment, type ReactNode } from 'react'
import { isShownOn } from '../../content/schema/day.ts'
import { say } from '../../content/schema/message.ts'
import { emergencyId } from '../form/contact-forms.ts'
import toaster from '../toast/Toaster.module.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/layout.css'
import '../ui/surfaces.css'
import '../ui/lists.css'
import '../ui/utilities.css'
import '../ui/fonts.css'
import '../ui/print.css'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { relayIn } from '../../renderer/content/browser-data.ts'
import { fillCompanyText } from '../../renderer/content/company.ts'
import { branch, editLink } from '../../renderer/git.ts'
import {
  useCurrentPage,
  useDataFiles,
  usePageAddress,
  usePathIn,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { JsonScript } from '../../renderer/server/Document.tsx'
import { useClaims } from '../claims/Claim.tsx'
import { BookingLink, CallLink, useMessageLinks } from '../contact/ContactButtons.tsx'
import { Head, type OwnHead } from '../head/Head.tsx'
import { ButtonLink, buttonClass } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { PageIcon } from '../ui/Icon.tsx'
import type { Analytics } from '../visits/count-visit.ts'
import { type CallToAction, Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** Two buttons within reach of the thumb: call and book or, in an emergency, write and call. */
const Dock = ({ emergency }: { emergency: boolean }) => {
  const { write, call, callEmergency, bookShort } = useWords('buttons')
  const contact = usePageAddress(linkedPages.contact)
  const [crews] = useClaims(['emergency'])
  const [message] = Object.entries(useMessageLinks()).slice(-1)
  return (
    <aside
      className={classes('line', styles.dock, emergency && 'on-red')}
      aria-label={useWords('layout').dock}
    >
      {message && (
        <a className="round ring" href={message[1]} aria-label={message[0]}>
          <PageIcon name="message" />
        </a>
      )}
      {emergency ? (
        <>
          <ButtonLink href={`${contact}#${emergencyId}`} look="line">
            {write}
          </ButtonLink>
          <CallLink look="light" label={crews?.isMade ? callEmergency : call} />
        </>
      ) : (
        <>
          <CallLink look="line" label={call} />
          <BookingLink label={bookShort} />
        </>
      )}
    </aside>
  )
}

const Note = ({ children }: { children: ReactNode }) => <aside className="banner">{children}</aside>

/** A notice of business.yaml on every page from its first day, which browsers hide after its last day. */
const Banner = () => {
  const site = useSite()
  const pathIn = usePathIn()
  const { banner } = site.business
  if (!banner || !isShownOn(banner)) return null
  const { text, link, validUntil } = banner
  return (
    <p className="banner" data-until={validUntil}>
      {fillCompanyText(site, text)}{' '}
      {link && <a href={pathIn(link.to)}>{fillCompanyText(site, link.label)}</a>}
    </p>
  )
}

/** Marks a page as a draft. The public site has no drafts. */
const DraftNote = () => {
  const { site, address } = useCurrentPage()
  const { draft } = useWords('layout')
  return (
    site.pageAt(address)?.isDraft && (
      <Note>
        <strong>{draft}</strong>
      </Note>
    )
  )
}

/** In previews, links to the files of the page in the repository. */
const EditLinks = () => {
  const { site, address } = useCurrentPage()
  const { edit } = useWords('layout')
  const page = site.pageAt(address)
  const { repository } = site.business
  if (site.siteEnv !== 'preview' || !repository || !page) return null
  return (
    <Note>
      {edit}
      {page.files.map((file) => (
        <Fragment key={file}>
          {' '}
          <a href={editLink(repository, branch(), file)}>{file}</a>
        </Fragment>
      ))}
    </Note>
  )
}

/** The empty region for toasts on every page. The toaster is loaded with the first toast. */
const ToastRegion = () => {
  const { region, dismiss } = useWords('toasts')
  return (
    <div
      id="toasts"
      className={`${toaster.toast} on-dark`}
      popover="manual"
      role="region"
      aria-label={say(region, { hotkey: 'F8' })}
      tabIndex={-1}
      data-dismiss={dismiss}
    />
  )
}

/** The relay, and the words for leads that keep failing: a visitor may return to any page. */
const RelayData = () => (
  <JsonScript
    type="application/json"
    data-files={useDataFiles('words/undelivered').join(' ')}
    id="relay"
    data={relayIn(useSite())}
  />
)

/** The settings for counting visits, on the public site if it counts them. */
const AnalyticsData = () => {
  const { business, siteEnv } = useSite()
  const { analytics, booking } = business
  if (!analytics || siteEnv !== 'production') return null
  const { service, host = '', site = '' } = analytics
  const data: Analytics = { service, host, site, booking }
  return <JsonScript type="application/json" data-part="analytics" data={data} />
}

type LayoutProps = { head?: OwnHead; callToAction?: CallToAction; children: ReactNode }

/**
 * A whole page: metadata, skip link, header, its blocks, footer, and the dock on phones.
 * @param head of a page that comes from no content.
 */
export const Layout = ({ head, callToAction = {}, children }: LayoutProps) => (
  <>
    <a className={buttonClass({}, styles.skip)} href="#main">
      {useWords('layout').skip}
    </a>
    <Header />
    <main id="main" className={styles.main} tabIndex={-1}>
      <Head own={head} />
      <Banner />
      <DraftNote />
      {children}
      <EditLinks />
    </main>
    <Footer {...callToAction} />
    <RelayData />
    <AnalyticsData />
    <ToastRegion />
    <Dock emergency={callToAction.emergency ?? false} />
  </>
)
