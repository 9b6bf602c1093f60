import { say } from '../../content/schema/message.ts'
import { dial, plainText } from '../../content/schema/text.ts'
import { linkedPages, publicAddress } from '../../renderer/content/addresses.ts'
import { titleOf } from '../../renderer/content/pages.ts'
import {
  useCurrentPage,
  usePageAddress,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { emergencyId } from '../form/contact-forms.ts'
import { Band } from '../ui/Block.tsx'
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import { languageNote } from './hours.ts'
import { MessageLinks, type MessageLinksTo } from './MessageLinks.tsx'

type BookingLinkProps = ButtonLook & {
  label?: string
  icon?: boolean
  className?: string | undefined
}

/**
 * A button that opens the booking calendar in a new tab, without passing on a referrer; without a
 * calendar, one that leads to the contact page.
 */
export const BookingLink = ({ label, icon = true, ...look }: BookingLinkProps) => {
  const { book, bookingNote } = useWords('buttons')
  const { booking } = useSite().business
  const contact = usePageAddress(linkedPages.contact)
  const link = booking
    ? { href: booking, target: '_blank', rel: 'noopener noreferrer' }
    : { href: contact }
  return (
    <ButtonLink {...link} look="primary" {...look}>
      {icon && <PageIcon name="calendar" />}
      {label ?? book}
      {booking && <span className="sr"> {bookingNote}</span>}
    </ButtonLink>
  )
}

/** A button that calls our phone number, which stays on one line. A custom label may wrap. */
export const CallLink = ({ label, ...look }: ButtonLook & { label?: string }) => {
  const { phone } = useSite().business
  return (
    <ButtonLink href={dial(phone)} {...look}>
      <PageIcon name="phone" />
      {label ?? <span className="tel">{phone}</span>}
    </ButtonLink>
  )
}

/** Says beside a phone number in which language we answer it, if not in that of the page. */
export const LanguageNote = () => {
  const note = languageNote(useSite())
  return note && <p className="t-small below-s">{note}</p>
}

type HeroButtonsProps = { emergency?: boolean; estimate?: boolean; call?: ButtonLook['look'] }

/**
 * The two buttons of a hero: book and call; with `estimate`, book and calculate; in an emergency,
 * call and write.
 */
export const HeroButtons = ({ emergency, estimate, call = 'light' }: HeroButtonsProps) => {
  const { requestEmergency, estimateCost } = useWords('buttons')
  const messages = useMessageLinks()
  const contact = usePageAddress(linkedPages.contact)
  const calculator = usePageAddress(linkedPages.roofCalculator)
  const link = (href: string, label: string) => (
    <ButtonLink href={href} look="line" size="large">
      {label}
    </ButtonLink>
  )
  return (
    <>
      <div className="cluster below">
        {emergency ? <CallLink look={call} size="large" /> : <BookingLink size="large" />}
        {emergency && link(`${contact}#${emergencyId}`, requestEmergency)}
        {!emergency && estimate && link(calculator, estimateCost)}
        {!emergency && !estimate && <CallLink look="line" size="large" />}
      </div>
      {emergency && <MessageLinks to={messages} />}
      {(emergency || !estimate) && <LanguageNote />}
    </>
  )
}

/** The emergency number as one large red button. Use at most once per page. */
export const EmergencyBand = (props: { heading: string; text: string }) => (
  <Band look="on-red" {...props}>
    <CallLink look="light" size="huge" />
  </Band>
)

/** Returns the links to the numbers of business.yaml. The message names the page, and its city. */
export const useMessageLinks = (): MessageLinksTo => {
  const { address, site } = useCurrentPage()
  const { text, whatsapp } = site.business.messages ?? {}
  const words = useWords('messages')
  const { kind = 'home' } = site.pageAt(address) ?? {}
  // The link alone says that it is the home page.
  const title = kind === 'home' ? '' : titleOf(site, address)
  const said = say(words.message, { title, link: publicAddress(site, address) })
  const message = encodeURIComponent(plainText(said))
  const number = (phone: string) => dial(phone).replace('tel:', '')
  return {
    // Only with both signs do old and new phones read the message.
    ...(text !== undefined && { [words.text]: `sms:${number(text)}?&body=${message}` }),
    ...(whatsapp !== undefined && {
      [words.whatsapp]: `https://wa.me/${number(whatsapp).slice(1)}?text=${message}`,
    }),
  }
}
