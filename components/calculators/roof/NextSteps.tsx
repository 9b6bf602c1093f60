import type { Ref } from 'react'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Say } from '../../ui/Say.tsx'
import { BookVisit } from '../engine/result/BookVisit.tsx'
import styles from './RoofResult.module.css'
import type { RoofContent } from './result-content.ts'

type NextStepsProps = {
  booking: string
  phone: string
  reference: string
  /** Whether the form that asks for the breakdown is there. */
  asking: boolean
  download: Ref<HTMLButtonElement>
  onDownload: () => void
  onAsk: () => void
  shared: Words<'wizard'>['result']
  content: RoofContent
}

/** What a visitor may do now: book a visit, keep the estimate, have it sent, call. */
export const NextSteps = ({
  booking,
  phone,
  reference,
  asking,
  download,
  onDownload,
  onAsk,
  shared,
  content,
}: NextStepsProps) => {
  const words = content.words.next
  return (
    <Card on="dark">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={styles.buttons}>
        <BookVisit booking={booking} words={shared} />
        <button
          ref={download}
          type="button"
          className={buttonClass({ look: 'line' })}
          onClick={onDownload}
        >
          <Icon name="download" />
          {words.download}
        </button>
        <button
          type="button"
          className={buttonClass({ look: 'line' })}
          aria-expanded={asking}
          onClick={onAsk}
        >
          <Icon name="mail" />
          {words.email}
        </button>
      </div>
      <p className="small">
        {say(shared.reference, { reference })}.{' '}
        <Say message={words.questions} values={{ phone: <PhoneLink phone={phone} /> }} />
      </p>
    </Card>
  )
}
