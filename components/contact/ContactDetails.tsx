import { unmarked } from '../../content/schema/source-marks.ts'
import { dial } from '../../content/schema/telephone.ts'
import { officeAddress } from '../../renderer/content/company-values.ts'
import { business } from '../../renderer/content/site.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { FactList } from '../ui/FactList.tsx'
import { officeHours } from './hours.ts'

/** Directions to the office on Google Maps. */
export const directions = (): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(unmarked(officeAddress()))}`

/** How to reach the office. */
export const ContactDetails = () => {
  const { phoneNote, emailNote } = useWords('contact')
  const { address, phone, email } = business
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
          href: directions(),
        },
      ]}
    />
  )
}
