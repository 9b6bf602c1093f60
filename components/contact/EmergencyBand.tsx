import { dial } from '../../content/schema/telephone.ts'
import { business } from '../../renderer/content/site.ts'
import band from '../ui/Band.module.css'
import { Icon } from '../ui/Icon.tsx'
import styles from './EmergencyBand.module.css'

/** The emergency number as one large red button. Use at most once per page. */
export const EmergencyBand = ({ heading, text }: { heading: string; text: string }) => (
  <div className={`${band.band} on-red`} data-wide>
    <div>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    <a className={`${styles.number} tel`} href={dial(business.phone)}>
      <Icon name="phone" />
      {business.phone}
    </a>
  </div>
)
