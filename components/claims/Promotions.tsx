import { type Promotion, promotions } from '../../renderer/content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Icon } from '../ui/Icon.tsx'
import { until } from './Claim.tsx'
import styles from './Claims.module.css'

/** The first dollar amount in a text, for the stub of the voucher. */
const amountOf = (text: string) => /\$[\d,]+/.exec(text)?.[0]

/** An offer as a voucher: the offer, its conditions and a tear-off stub. */
const VoucherCard = (promotion: Promotion) => {
  const { text, conditions } = promotion
  const amount = amountOf(text)
  return (
    <div className={styles.voucher} {...until(promotion)}>
      <div>
        <strong>{text}</strong>
        <p>{conditions}</p>
      </div>
      {amount && <b aria-hidden="true">{amount}</b>}
    </div>
  )
}

const Notice = (promotion: Promotion) => (
  <p className={`${styles.notice} small muted`} {...until(promotion)}>
    <Icon name="info" />
    <span>
      <strong>{promotion.text}.</strong> {promotion.conditions}
    </span>
  </p>
)

const looks = { voucher: VoucherCard, notice: Notice }

/** The current promotions of this page. */
export const usePromotions = (): Promotion[] => promotions(useCurrentPage())

/** Promotions, each in its own look. */
export const Promotions = ({ shown }: { shown: readonly Promotion[] }) => (
  <div className={styles.promotions}>
    {shown.map((promotion) => {
      const Look = looks[promotion.look]
      return <Look key={promotion.name} {...promotion} />
    })}
  </div>
)
