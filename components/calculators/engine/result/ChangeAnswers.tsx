import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** Back to the last step, as the browser's own button goes. */
export const ChangeAnswers = ({ label }: { label: string }) => (
  <button type="button" className={buttonClass({ look: 'line' })} onClick={() => history.back()}>
    <Icon name="back" />
    {label}
  </button>
)
