import type { Words } from '../../../../renderer/content/words.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

type BookVisitProps = { booking: string; words: Words<'wizard'>['result'] }

/** Opens the booking calendar in a new tab, which learns nothing of this page. */
export const BookVisit = ({ booking, words }: BookVisitProps) => (
  <a
    className={buttonClass({ look: 'primary' })}
    href={booking}
    target="_blank"
    rel="noopener noreferrer"
  >
    <Icon name="calendar" />
    {words.booking}
    <span className="sr"> {words.bookingNewTab}</span>
  </a>
)
