import { type Promotion, promotions } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import styles from './Claims.module.css'

/** The current promotions of this page. */
export const usePromotions = (): Promotion[] => {
  const { site, address } = useCurrentPage()
  return promotions(site, { address })
}

export const Promotions = ({ shown }: { shown: readonly Promotion[] }) => (
  <div className={styles.promotions}>
    {shown.map((promotion) => (
      <p key={promotion.name} className={styles[promotion.look]} data-until={promotion.validUntil}>
        <strong>{promotion.text}</strong> {promotion.conditions}
      </p>
    ))}
  </div>
)
