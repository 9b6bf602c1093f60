import { type Promotion, promotion } from '../../content/claims.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Promotions.module.css'

/** The amount at the beginning or inside of a text, for the stub of the voucher. */
const amountOf = (text: string) => /\$[\d,]+/.exec(text)?.[0]

/** An offer as a voucher: the offer and its conditions, and a stub to tear off. */
export const Voucher = ({ text, conditions, validUntil }: Promotion) => {
  const amount = amountOf(text)
  return (
    <div className={styles.voucher} data-until={validUntil}>
      <div>
        <strong>{text}</strong>
        <p>{conditions}</p>
      </div>
      {amount && <b aria-hidden="true">{amount}</b>}
    </div>
  )
}

const News = ({ text, conditions, validUntil }: Promotion) => (
  <p className={styles.news} data-until={validUntil}>
    <Icon name="info" />
    <span>
      <strong>{text}.</strong> {conditions}
    </span>
  </p>
)

/** What is on offer and what is announced on this page, as long as it holds. */
export const Promotions = () => {
  const { address: path } = useCurrentPage()
  const voucher = promotion('voucher', path)
  const priceRise = promotion('priceRise', path)
  if (!voucher && !priceRise) return null
  return (
    <div className={styles.promotions}>
      {voucher && <Voucher {...voucher} />}
      {priceRise && <News {...priceRise} />}
    </div>
  )
}
