import { useId, useState } from 'react'
import type { Words } from '../../../../renderer/content/words.ts'
import form from '../../../form/form.module.css'
import { buttonClass } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import type { Answers } from '../questions.ts'
import { scenarioQuery } from '../scenario.ts'
import { useOnPaper } from './paper.ts'

export const scenarioLink = (answers: Answers) =>
  `${location.origin}${location.pathname}?${scenarioQuery(answers)}`

type ScenarioLinkProps = { answers: Answers; words: Words<'wizard'>['result']['scenario'] }

/** A link that fills the wizard with the same answers. */
export const ScenarioLink = ({ answers, words }: ScenarioLinkProps) => {
  const id = useId()
  const [copied, setCopied] = useState(false)
  if (useOnPaper()) return null
  const link = scenarioLink(answers)
  const copy = async () => {
    if (await copyText(link)) setCopied(true)
    // Where copying is not allowed, the link is selected, ready to be copied by hand.
    else document.getElementById(id)?.focus()
  }
  return (
    <section className="stack g3" data-print="no">
      <h3 id={`${id}-name`}>{words.heading}</h3>
      <p className="t-small muted" id={`${id}-note`}>
        {words.note}
      </p>
      <div className="line g2">
        <input
          className={form.input}
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={buttonClass({ look: 'line', size: 'small' }, 'nb')}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
      <p className="t-small muted" role="status">
        {copied && words.copied}
      </p>
    </section>
  )
}
