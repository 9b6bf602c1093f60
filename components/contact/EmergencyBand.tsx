import { dial } from '../../content/schema/telephone.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { Band } from '../ui/Block.tsx'
import { PageIcon } from '../ui/Icon.tsx'
import styles from './EmergencyBand.module.css'

/** The emergency number as one large red button. Use at most once per page. */
export const EmergencyBand = ({ heading, text }: { heading: string; text: string }) => {
  const { phone } = useSite().business
  return (
    <Band look="on-red" heading={heading} text={text}>
      <a className={`${styles.number} tel`} href={dial(phone)}>
        <PageIcon name="phone" />
        {phone}
      </a>
    </Band>
  )
}
