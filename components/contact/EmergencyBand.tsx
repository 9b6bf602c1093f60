import { dial } from '../../content/schema/telephone.ts'
import { business } from '../../renderer/content/site.ts'
import { Band } from '../ui/Block.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import styles from './EmergencyBand.module.css'

/** The emergency number as one large red button. Use at most once per page. */
export const EmergencyBand = ({ heading, text }: { heading: string; text: string }) => (
  <Band look="on-red" heading={heading} text={text}>
    <a className={`${styles.number} tel`} href={dial(business.phone)}>
      <PageIcon name="phone" />
      {business.phone}
    </a>
  </Band>
)
