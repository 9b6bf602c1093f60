import type { ReactNode } from 'react'
import { say } from '../../../../content/model/message.ts'
import { IslandRoot } from '../../../../renderer/IslandRoot.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import type { SharedWords } from '../calculator-words.ts'

type ResultBoundaryProps = {
  reference: string
  words: SharedWords['resultMissing']
  children: ReactNode
}

/**
 * Around a result whose lead was taken: if the result cannot be shown, its visitor still learns
 * that. The page loaded again shows it, because the answers are kept in the tab.
 */
export const ResultBoundary = ({ reference, words, children }: ResultBoundaryProps) => (
  <IslandRoot
    instead={
      <Callout tone="warn" title={say(words.title, { reference })}>
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          {words.again}
        </button>
      </Callout>
    }
  >
    {children}
  </IslandRoot>
)
