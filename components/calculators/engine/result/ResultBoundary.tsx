import type { ReactNode } from 'react'
import { say } from '../../../../content/schema/message.ts'
import { IslandRoot } from '../../../../renderer/IslandRoot.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import type { Finished } from '../saved-answers.ts'
import styles from '../wizard/Wizard.module.css'
import type { SharedWords } from '../wizard-content.ts'

/** In the place of a result until it is there. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <p className={styles.waiting} role="status">
    {children}
  </p>
)

type ResultBoundaryProps = { finished: Finished; words: SharedWords; children: ReactNode }

/**
 * If a result cannot be shown, its visitor still learns that the lead was taken, or waits. The page
 * loaded again shows the result, because the answers are saved in the tab.
 */
export const ResultBoundary = ({ finished, words, children }: ResultBoundaryProps) => {
  const { reference, waiting: where } = finished
  const { title, text, again } = words.resultMissing
  return (
    <IslandRoot
      instead={
        <Callout tone="warn" title={where ? words.notSentYet[where] : say(title, { reference })}>
          {text}{' '}
          {where !== 'notKept' && (
            <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
              {again}
            </button>
          )}
        </Callout>
      }
    >
      {children}
    </IslandRoot>
  )
}
