import { type Promotion, promotions } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Icon } from '../ui/Icon.tsx'
import { until } from './Claim.tsx'
import styles from './Claims.module.css'

/** The current promotions of this page. */
export const usePromotions = (): Promotion[] => promotions(useCurrentPage())

/** Promotions, a line each, which opens to its conditions. */
export const Promotions = ({ shown }: { shown: readonly Promotion[] }) => (
  <div className={styles.promotions}>
    {shown.map((promotion) => (
      <details key={promotion.name} className={styles[promotion.look]} {...until(promotion)}>
        <summary>
          {promotion.text}
          <Icon name="plus" />
        </summary>
        <p>{promotion.conditions}</p>
      </details>
    ))}
  </div>
)
