import type { ReactNode } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './result.module.css'

type WaysOnProps = {
  words: Words<'wizard'>['result']
  children: ReactNode
  /** A form that one of them opens. */
  form?: ReactNode
}

/**
 * What a visitor may do now: beside the lines of a result on wide screens, where it stays in view,
 * and above them on phones. The last way goes back to the last step, as the browser's own button.
 */
export const WaysOn = ({ words, children, form }: WaysOnProps) => (
  <div className={styles.side}>
    <Card on="dark">{children}</Card>
    {form}
    <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
      <Icon name="back" />
      {words.changeAnswers}
    </button>
  </div>
)
