import { type Promotion, promotions } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Detail } from '../ui/Detail.tsx'
import styles from './Claims.module.css'

/** The current promotions of this page. */
export const usePromotions = (): Promotion[] => promotions(useCurrentPage())

/** Promotions, a line each, which opens to its conditions. */
export const Promotions = ({ shown }: { shown: readonly Promotion[] }) => (
  <div className={styles.promotions}>
    {shown.map((promotion) => (
      <Detail
        key={promotion.name}
        className={styles[promotion.look]}
        summary={promotion.text}
        validUntil={promotion.validUntil}
      >
        <p>{promotion.conditions}</p>
      </Detail>
    ))}
  </div>
)
