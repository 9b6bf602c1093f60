import { useLayoutEffect, useRef } from 'react'
import { say } from '../../../content/schema/message.ts'
import { move } from '../../ui/motion.ts'
import { DollarSpan } from '../engine/result/DollarSpan.tsx'
import result from '../engine/result/result.module.css'
import styles from './RoofResult.module.css'
import type { RoofContent } from './result-content.ts'
import type { RoofCost } from './rule.ts'

/** The range, where the visitor's own answers lie in it, and what it assumes. */
export const PriceRange = ({
  cost,
  content: { words, formats },
}: {
  cost: RoofCost
  content: RoofContent
}) => {
  const { min, max, total } = cost
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The bar grows; the figures at it stand still.
    void move(bar.current, { backgroundSize: ['0% 100%', '100% 100%'] })
  }, [])
  return (
    <>
      <DollarSpan range={cost} formats={formats} className={styles.price} />
      <div ref={bar} className={styles.span} aria-hidden="true">
        <i style={{ left: `${((total - min) / (max - min)) * 100}%` }}>
          <b>{say(words.range.yourAnswers, { total: formats.money(total) })}</b>
        </i>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{words.range.low}</span>
        <span>{words.range.high}</span>
      </p>
      <p className={`${result.note} below-s`}>{words.range.note}</p>
    </>
  )
}
