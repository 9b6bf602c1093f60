import { fillCompanyText } from '../../content/company-values.ts'
import { business } from '../../content/index.ts'
import styles from './ClaimNotice.module.css'

/** The notice of Florida law that goes with any mention of insurance claims. */
export const ClaimNotice = () => (
  <p className={styles.notice} role="note" data-wide>
    {fillCompanyText(business.claimNotice)}
  </p>
)
