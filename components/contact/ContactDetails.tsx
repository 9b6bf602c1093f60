import { business } from '../../content/index.ts'
import { FactList } from '../ui/FactList.tsx'
import { hourLines } from './hours.ts'
import { dial } from './telephone.ts'

const { address, phone, email } = business
const place = `${address.street}, ${address.city}, ${address.state} ${address.zip}`

/** The way to the office, on a map service. */
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`

/** How to reach the office. */
export const ContactDetails = () => (
  <FactList
    facts={[
      { icon: 'phone', text: phone, note: '24 hours, 7 days for emergencies', href: dial(phone) },
      { icon: 'mail', text: email, note: 'Photos welcome', href: `mailto:${email}` },
      { icon: 'clock', text: hourLines.join(', '), note: `${business.closed} closed` },
      {
        icon: 'pin',
        text: address.street,
        note: `${address.city}, ${address.state} ${address.zip}`,
        href: directions,
      },
    ]}
  />
)
