import { fillCompanyText } from '../../renderer/content/company-values.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import styles from './ClaimNotice.module.css'

/** The notice of Florida law that goes with any mention of insurance claims. */
export const ClaimNotice = () => {
  const { business, language } = useSite()
  return (
    <p className={styles.notice} role="note" data-wide>
      {fillCompanyText(business.claimNotice, language)}
    </p>
  )
}
