import type { DollarRange } from '../dollars.ts'
import type { Formats } from '../formats.ts'
import styles from './result.module.css'

/** A range of dollars, set large: the dash stands back. */
export const DollarSpan = ({
  range,
  formats,
  className,
}: {
  range: DollarRange
  formats: Formats
  className: string | undefined
}) => (
  <p className={`${styles.price} ${className}`}>
    {formats.money(range.min)}
    <span>–</span>
    {formats.money(range.max)}
  </p>
)
