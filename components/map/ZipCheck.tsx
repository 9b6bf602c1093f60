import { linkedPages } from '../../renderer/content/addresses.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { Field } from '../form/Field.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { MoreLink } from '../ui/Links.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './ServiceAreas.module.css'

/**
 * A field for a ZIP code with every answer, of which check-zip.ts shows one. Browsers without
 * JavaScript hide it: the list of cities is there.
 */
export const ZipCheck = () => {
  const { zipCheck: words } = useWords('places')
  const { estimateCost, write } = useWords('buttons')
  const contact = usePageAddress(linkedPages.contact)
  const zip = <span data-zip="" />
  return (
    <div className={`stack ${styles.check}`} id="zip" data-part="zip">
      <form className={`cluster ${styles.ask}`} action={contact} data-print="no">
        <Field
          label={words.label}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          required={false}
          aria-describedby="zip-fault"
        />
        <button type="submit" className={buttonClass({ look: 'primary' })}>
          {words.check}
        </button>
      </form>
      <div role="status">
        <Callout tone="bad" id="zip-fault" data-answer="malformed" hidden>
          {words.malformed}
        </Callout>
        <Callout data-answer="unserved" hidden>
          <Say message={words.unserved} values={{ zip }} /> <a href={contact}>{write}</a>
        </Callout>
        <div className="stack g4" data-answer="served" hidden>
          <p className="t-lead">
            <Say message={words.served} values={{ zip }} />
          </p>
          <div className="grid c3" data-found="" />
          <p className="muted">{words.limits}</p>
          <MoreLink href={usePageAddress(linkedPages.roofCalculator)}>{estimateCost}</MoreLink>
        </div>
      </div>
    </div>
  )
}
