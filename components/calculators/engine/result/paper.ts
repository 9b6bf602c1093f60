import { createContext, useContext } from 'react'

/** True in the document that visitors keep: it has what is on paper, and nothing to press. */
export const OnPaper = createContext(false)

export const useOnPaper = (): boolean => useContext(OnPaper)

const line = 'h1, h2, h3, p, li, tr, dl > div, strong'
const cell = 'th, td, dt, dd, small'

/** The text of a rendered document, each of its paragraphs and rows on a line of its own. */
export const textOfPaper = (paper: Element): string => {
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  const read: { text: string; line: Element | null; cell: Element | null }[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('[aria-hidden], thead')) continue
    const at = { line: parent.closest(line), cell: parent.closest(cell) }
    const last = read.at(-1)
    const gap = last?.line === at.line ? (last?.cell === at.cell ? '' : ' ') : '\n'
    read.push({ text: gap + node.textContent, ...at })
  }
  return read
    .map(({ text }) => text)
    .join('')
    .trim()
}
