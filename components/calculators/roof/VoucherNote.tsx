import { Say } from '../../ui/Say.tsx'
import styles from './RoofResult.module.css'
import type { RoofContent } from './result-content.ts'
import type { Voucher } from './voucher.ts'

/** The voucher with its last day and its conditions. */
export const VoucherNote = ({
  voucher,
  until,
  content,
}: {
  voucher: Voucher
  until: Date
  content: RoofContent
}) => (
  <div className={styles.voucher}>
    <strong>{voucher.text}</strong>
    <p>
      <Say
        message={content.words.voucher}
        values={{ date: <b>{content.formats.date(until)}</b>, conditions: voucher.conditions }}
      />
    </p>
  </div>
)
