import { type Promotion, promotions } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { PageIcon } from '../ui/Icon.tsx'
import { until } from './Claim.tsx'
import styles from './Claims.module.css'

/** The current promotions of this page. */
export const usePromotions = (): Promotion[] => promotions(useCurrentPage())

const icons = { voucher: 'dollar', notice: 'info' } as const

/** Promotions, a line each, which opens to its conditions. */
export const Promotions = ({ shown }: { shown: readonly Promotion[] }) => (
  <div className={styles.promotions}>
    {shown.map((promotion) => (
      <details key={promotion.name} className={styles[promotion.look]} {...until(promotion)}>
        <summary>
          <PageIcon name={icons[promotion.look]} />
          <span>{promotion.text}</span>
          <PageIcon name="plus" />
        </summary>
        <p>{promotion.conditions}</p>
      </details>
    ))}
  </div>
)
