import { business } from '../../renderer/content/site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type BookingLinkProps = ButtonLook & {
  label?: string
  icon?: boolean
  className?: string | undefined
}

/** A button that opens the booking calendar in a new tab, without passing on a referrer. */
export const BookingLink = ({ label, icon = true, ...look }: BookingLinkProps) => {
  const { book, bookingNote } = useWords('buttons')
  return (
    <ButtonLink
      href={business.booking}
      target="_blank"
      rel="noopener noreferrer"
      look="primary"
      {...look}
    >
      {icon && <Icon name="calendar" />}
      {label ?? book}
      <span className="sr"> {bookingNote}</span>
    </ButtonLink>
  )
}
