import { addressOf, linkedPages } from '../../content/addresses.ts'
import { BookingLink } from '../contact/BookingLink.tsx'
import { CallLink } from '../contact/CallLink.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './Dock.module.css'

/** On phones, the way to reach us stays under the thumb. In an emergency it is the number alone that matters. */
export const Dock = ({ emergency }: { emergency: boolean }) => (
  <aside className={emergency ? `${styles.dock} on-red` : styles.dock} aria-label="Quick contact">
    {emergency ? (
      <>
        <ButtonLink href={addressOf(linkedPages.contact)} look="line">
          Write to us
        </ButtonLink>
        <CallLink look="light" label="Call 24/7" />
      </>
    ) : (
      <>
        <CallLink look="line" label="Call now" />
        <BookingLink label="Free inspection" />
      </>
    )}
  </aside>
)
