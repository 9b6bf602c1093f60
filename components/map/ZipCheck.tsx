import { linkedPages } from '../../renderer/content/addresses.ts'
import { useDataFiles, usePageAddress, useWords } from '../../renderer/server/current-page.tsx'
import formStyles from '../form/form.module.css'
import { buttonClass } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'

/**
 * A field for a ZIP code, which the page of all cities answers.
 * @param fault the id of what that page says of a wrong one.
 */
export const ZipField = ({ fault }: { fault?: string }) => {
  const { zipCheck: words } = useWords('places')
  return (
    <form className="line bottom" action={usePageAddress(linkedPages.serviceAreas)} data-print="no">
      <label className="stack g2 t-label">
        {words.label}
        <input
          className={formStyles.input}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-describedby={fault}
        />
      </label>
      <button type="submit" className={buttonClass({ look: 'primary' }, 'nb')}>
        {words.check}
      </button>
    </form>
  )
}

/**
 * The field with its answer, which check-zip.ts writes once the address asks for one. Browsers
 * without JavaScript hide it: the list of cities is there.
 */
export const ZipCheck = () => (
  <div className="stack scripted" id="zip" data-zip="" data-files={useDataFiles('areas').join(' ')}>
    <ZipField fault="zip-fault" />
    <div role="status">
      <Callout tone="bad" id="zip-fault" hidden>
        {useWords('places').zipCheck.malformed}
      </Callout>
      <div className="stack g4" data-answer="" />
    </div>
  </div>
)
