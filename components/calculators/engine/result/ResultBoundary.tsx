import type { ReactNode } from 'react'
import { say } from '../../../../content/model/message.ts'
import { IslandRoot } from '../../../../renderer/IslandRoot.tsx'
import { WaitingNote } from '../../../form/Thanks.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import type { SharedWords } from '../calculator-words.ts'
import type { Finished } from '../kept/stored-answers.ts'
import { NoteContext } from './ResultTitle.tsx'

type ResultBoundaryProps = {
  finished: Finished
  /** The company's. */
  phone: string
  words: SharedWords
  children: ReactNode
}

/**
 * Around a result whose lead was taken, or waits: if the result cannot be shown, its visitor still
 * learns that. The page loaded again shows it, because the answers are kept in the tab.
 */
export const ResultBoundary = ({ finished, phone, words, children }: ResultBoundaryProps) => {
  const { reference, waiting: where } = finished
  const { title, titleNotSentYet, again } = words.resultMissing
  const note = where && (
    <WaitingNote waiting={{ reference, where }} phone={phone} words={words.notSentYet} />
  )
  return (
    <NoteContext value={note}>
      <IslandRoot
        instead={
          <>
            {note}
            <Callout tone="warn" title={where ? titleNotSentYet : say(title, { reference })}>
              {where !== 'unkept' && (
                <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
                  {again}
                </button>
              )}
            </Callout>
          </>
        }
      >
        {children}
      </IslandRoot>
    </NoteContext>
  )
}
