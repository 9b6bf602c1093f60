import { fillCompanyText } from '../../content/company-values.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import styles from './ClaimNotice.module.css'

/** The notice of Florida law that goes with any mention of insurance claims. */
export const ClaimNotice = () => {
  const { business, language } = useContent()
  return (
    <p className={styles.notice} role="note" data-wide>
      {fillCompanyText(business.claimNotice, language)}
    </p>
  )
}
