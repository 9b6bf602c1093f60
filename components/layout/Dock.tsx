import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { BookingLink, CallLink } from '../contact/ContactButtons.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './Dock.module.css'

/**
 * On phones, keeps two buttons within reach of the thumb: call and book or, in an emergency, write
 * and call.
 */
export const Dock = ({ emergency }: { emergency: boolean }) => {
  const { write, call, callEmergency, bookShort } = useWords('buttons')
  return (
    <aside
      className={emergency ? `${styles.dock} on-red` : styles.dock}
      aria-label={useWords('layout').dock}
    >
      {emergency ? (
        <>
          <ButtonLink href={usePageAddress(linkedPages.contact)} look="line">
            {write}
          </ButtonLink>
          <CallLink look="light" label={callEmergency} />
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
