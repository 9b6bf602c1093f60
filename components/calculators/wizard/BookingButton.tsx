import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Opens the booking calendar in a new tab, which learns nothing of this page. As marketing/BookingLink, for islands. */
export const BookingButton = ({ booking }: { booking: string }) => (
  <a className={buttonClass({ look: 'primary' })} href={booking} target="_blank" rel="noopener noreferrer">
    <Icon name="calendar" />
    Book a free inspection
    <span className="sr"> (opens the booking calendar in a new tab)</span>
  </a>
)
