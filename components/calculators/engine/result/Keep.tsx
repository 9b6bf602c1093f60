import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { showToast } from '../../../toast/toasts.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { OnPaper, ResultIcon } from './parts.tsx'
import { loadStyles, saveDocument, textOfPaper } from './save-document.ts'

/**
 * Returns a function that renders a document outside of the page, where neither extensions nor
 * translators change it, and an element to render with the caller.
 */
const usePaper = (paper: ReactNode) => {
  const [container, setContainer] = useState<Element>()
  const render = (): Element => {
    const main = document.createElement('main')
    flushSync(() => setContainer(main))
    const rendered = main.cloneNode(true)
    setContainer(undefined)
    return rendered as Element
  }
  return [render, container && createPortal(<OnPaper value>{paper}</OnPaper>, container)] as const
}

type KeepProps = {
  title: string
  fileName: string
  words: Words<'wizard'>['result']
  look: 'primary' | 'line'
  /** On the button that saves it. */
  label: string
  /** The result, which becomes the document. */
  children: ReactNode
}

/** The ways to keep a result: as a document, on paper, and as text where apps refuse both. */
export const Keep = ({ title, fileName, words, look, label, children }: KeepProps) => {
  const [said, setSaid] = useState('')
  const [render, portal] = usePaper(children)
  const closeFailed = useRef<() => void>(undefined)
  useEffect(() => {
    // A press then works even where the connection is lost. It tries again, and reports a failure.
    loadStyles().catch(() => undefined)
  }, [])
  const save = async () => {
    try {
      const loaded = await loadStyles()
      closeFailed.current?.()
      saveDocument(render(), title, fileName, loaded)
      setSaid(say(words.saved, { fileName }))
    } catch (error) {
      console.error(error)
      closeFailed.current = showToast({ ...words.notSaved, variant: 'destructive' })
    }
  }
  const copy = async () =>
    setSaid((await copyText(textOfPaper(render()))) ? words.copied : words.notCopied)
  const line = buttonClass({ look: 'line' })
  return (
    <>
      <button type="button" className={buttonClass({ look })} onClick={() => void save()}>
        <ResultIcon name="download" />
        {label}
      </button>
      <button type="button" className={line} onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className={line} onClick={() => void copy()}>
        {words.copy}
      </button>
      <p className="t-small" role="status">
        {said}
      </p>
      {portal}
    </>
  )
}
