import type { ReactNode } from 'react'
import { Callout } from '../ui/Callout.tsx'
import styles from './Stage.module.css'

/** Where a calculator stands, half on the hero. Without JavaScript, how to get the same answer from a person. */
export const Stage = ({ phone, children }: { phone: string; children: ReactNode }) => (
  <section className={styles.stage} data-stage="" id="calculator">
    <div className="wrap">
      <noscript>
        <Callout tone="warn" title="The calculator needs JavaScript.">
          Call {phone} or use the <a href="/contact">contact form</a>, and we work out the same figures with you. The prices it calculates with stand
          below.
        </Callout>
      </noscript>
      <div className={styles.calculator}>{children}</div>
    </div>
  </section>
)
