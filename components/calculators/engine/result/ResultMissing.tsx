import { say } from '../../../../content/schema/message.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import type { Finished } from '../saved.ts'
import { useWizardContent } from '../wizard-content.ts'

/**
 * In place of a result that cannot be shown: its visitor still learns that the lead was taken, or
 * waits. The page loaded again shows the result, because the answers are saved in the tab.
 */
const ResultMissing = ({ finished }: { finished: Finished }) => {
  const { reference, waiting } = finished
  const { company, shared } = useWizardContent()
  const { title, text, again } = shared.resultMissing
  const slots = { number: company.phone, mail: company.email }
  return (
    <Callout
      tone="warn"
      title={waiting ? say(shared.notSentYet[waiting], slots) : say(title, { reference })}
    >
      {text}{' '}
      {waiting !== 'notKept' && (
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          {again}
        </button>
      )}
    </Callout>
  )
}

export default ResultMissing
