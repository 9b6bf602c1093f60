import { business } from '../../content/index.ts'
import { unmarked } from '../../content/model/source-marks.ts'
import { dial } from '../../content/model/telephone.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { FactList } from '../ui/FactList.tsx'
import { officeHours } from './hours.ts'

const { address, phone, email } = business
const office = `${address.street}, ${address.city}, ${address.state} ${address.zip}`

/** Directions to the office on Google Maps. */
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(unmarked(office))}`

/** How to reach the office. */
export const ContactDetails = () => {
  const { phoneNote, emailNote } = useWords('contact')
  const { open, closed } = officeHours(useCurrentPage().language)
  return (
    <FactList
      facts={[
        { icon: 'phone', text: phone, note: phoneNote, href: dial(phone) },
        { icon: 'mail', text: email, note: emailNote, href: `mailto:${email}` },
        { icon: 'clock', text: open.join(', '), ...(closed && { note: closed }) },
        {
          icon: 'pin',
          text: address.street,
          note: `${address.city}, ${address.state} ${address.zip}`,
          href: directions,
        },
      ]}
    />
  )
}
