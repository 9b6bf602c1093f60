import type { ReactNode } from 'react'
import { say } from '../../../../content/schema/message.ts'
import { IslandRoot } from '../../../../renderer/IslandRoot.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import type { SharedWords } from '../calculator-words.ts'
import type { Finished } from '../kept/stored-answers.ts'

type ResultBoundaryProps = {
  finished: Finished
  words: SharedWords
  children: ReactNode
}

/**
 * Around a result whose lead was taken, or waits: if the result cannot be shown, its visitor still
 * learns that. The page loaded again shows it, because the answers are kept in the tab.
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
