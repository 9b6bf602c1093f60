import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { say } from '../../../../content/schema/message.ts'
import type { Words } from '../../../../renderer/content/words.ts'
import { showToast } from '../../../toast/toasts.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { ResultIcon } from './parts.tsx'
import result from './result.module.css'

/** A file of the site as a `data:` address, or one of nothing where it cannot be loaded. */
const dataAddress = async (address: string): Promise<string> => {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer) return 'data:,'
  const file = await answer.blob()
  const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  )
  return `data:${file.type};base64,${btoa(bytes.join(''))}`
}

const hrefOf = (sheet: Element) => (sheet instanceof HTMLLinkElement ? sheet.href : undefined)

/** A stylesheet as it is written: what browsers make of it lacks some shorthands. */
const textOf = async (sheet: Element): Promise<string> => {
  const href = hrefOf(sheet)
  return href === undefined ? (sheet.textContent ?? '') : (await fetch(href)).text()
}

/** The styles of the site with the fonts and drawings that they load in them, and their address. */
const loadStyles = async () => {
  // The stylesheet of the site, which the build links at the fold, or those of the dev server.
  const own = 'style[data-vite-dev-id], link[rel=stylesheet][href^="/"]'
  const sheets = [...document.querySelectorAll(own)]
  const text = (await Promise.all(sheets.map(textOf))).join('\n')
  const loaded = /url\(["']?(?!data:|#)([^)"']+)["']?\)/g
  const files = new Set([...text.matchAll(loaded)].map(([, file = '']) => file))
  const data = new Map(
    await Promise.all([...files].map(async (file) => [file, await dataAddress(file)] as const)),
  )
  return {
    inline: text.replace(loaded, (_, file: string) => `url("${data.get(file)}")`),
    href: sheets.map(hrefOf).find(Boolean),
  }
}

/** A text as it stands in HTML. */
const escaped = (text: string) => new Option(text).innerHTML.replaceAll('"', '&quot;')

type Styles = Awaited<ReturnType<typeof loadStyles>>

/**
 * A rendered document as a page of its own. As a file it loads nothing and runs nothing, which its
 * policy forbids: 'self' is no host there. A web view that opens it instead of saving it puts it
 * under the policy of our page, which refuses inline styles and allows the linked stylesheet.
 */
const pageOf = (paper: Element, title: string, { inline, href }: Styles): string => {
  // An address without its host means nothing in a file.
  for (const link of paper.querySelectorAll('a')) link.setAttribute('href', link.href)
  return `<!doctype html>
<html lang="${escaped(document.documentElement.lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${inline}</style>
${href ? `<link rel="stylesheet" href="${escaped(href)}">` : ''}
</head>
<body class="${result.paper}">${paper.outerHTML}</body>
</html>
`
}

/** Saves a rendered document as one file on the visitor's device. */
const saveDocument = (paper: Element, title: string, name: string, styles: Styles): void => {
  const link = document.createElement('a')
  const page = pageOf(paper, title, styles)
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }))
  link.download = name
  // The address stays valid: some browsers read it only after the click.
  document.body.append(link)
  link.click()
  link.remove()
}

/** The text of a rendered document, each of its paragraphs and rows on a line of its own. */
const textOfPaper = (paper: Element): string => {
  for (const part of paper.querySelectorAll('[aria-hidden]')) part.remove()
  for (const cell of paper.querySelectorAll('td, dd, small, br')) cell.before(' ')
  for (const line of paper.querySelectorAll('h1, h2, h3, p, li, tr, dl > div, strong'))
    line.append('\n')
  return (paper.textContent ?? '').trim()
}

/**
 * Returns a function that renders what paper shows of a result outside of the page, where neither
 * extensions nor translators change it, and an element to render with the caller.
 */
const usePaper = (paper: ReactNode) => {
  const [container, setContainer] = useState<Element>()
  const render = (): Element => {
    const main = document.createElement('main')
    flushSync(() => setContainer(main))
    // A clone of an element is one.
    const rendered = main.cloneNode(true) as Element
    setContainer(undefined)
    for (const part of rendered.querySelectorAll('[data-print="no"]')) part.remove()
    for (const part of rendered.querySelectorAll('[data-paper]')) part.removeAttribute('hidden')
    return rendered
  }
  return [render, container && createPortal(paper, container)] as const
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
  useEffect(() => {
    // A press then works even where the connection is lost. It tries again, and reports a failure.
    loadStyles().catch(() => undefined)
  }, [])
  const save = async () => {
    try {
      const loaded = await loadStyles()
      saveDocument(render(), title, fileName, loaded)
      setSaid(say(words.saved, { fileName }))
    } catch (error) {
      console.error(error)
      showToast({ ...words.notSaved, variant: 'destructive' })
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
