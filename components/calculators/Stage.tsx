import type { ReactNode } from 'react'
import { linkedPages } from '../../renderer/content/addresses.ts'
import type { Words } from '../../renderer/content/words.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { Callout } from '../ui/Callout.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './Stage.module.css'

type StageProps = { words: Pick<Words<'wizard'>, 'noScript' | 'stillLoading'>; children: ReactNode }

/**
 * Where a calculator stands, half on the hero. Without JavaScript, how to get the same answer from
 * a person; and while its script does not come, a line that says so, which needs none.
 */
export const Stage = ({ words, children }: StageProps) => {
  const contact = usePageAddress(linkedPages.contact)
  return (
    <section className={styles.stage} data-stage="" id="calculator">
      <div className="wrap">
        <noscript>
          <Callout tone="warn" title={words.noScript.title}>
            <Say
              message={words.noScript.text}
              values={{ contactForm: <a href={contact}>{words.noScript.contactForm}</a> }}
            />
          </Callout>
        </noscript>
        <div className={styles.calculator}>
          {children}
          <p className={`small ${styles.stillLoading}`}>{words.stillLoading}</p>
        </div>
      </div>
    </section>
  )
}
