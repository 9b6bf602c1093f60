import type { ContentProblems } from '../dev-server/content.ts'

/** Uses system colors because it is not part of the site. Sits above the bar of phones. */
const style = `
:host { all: initial; position: fixed; z-index: 2147483647; inset: auto 1rem 5.5rem auto; width: min(44rem, calc(100vw - 2rem)); max-height: 60vh; overflow: auto; border: 2px solid; border-radius: 8px; background: Canvas; color: CanvasText; font: 14px/1.4 system-ui, sans-serif; color-scheme: light }
@media print { :host { display: none } }
summary { padding: .75rem; cursor: pointer; font-weight: 600 }
pre { margin: 0; padding: 0 .75rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** Returns a collapsible list of problems, or nothing if there are none. */
const folded = (heading: string, problems: ContentProblems, isOpen: boolean) => {
  if (problems.length === 0) return []
  const details = document.createElement('details')
  details.open = isOpen
  const summary = document.createElement('summary')
  summary.textContent = heading
  const text = document.createElement('pre')
  text.textContent = problems.map(({ report }) => report).join('\n\n')
  details.append(summary, text)
  return [details]
}

/** Shows the problems of the content on the page; those of this page are open. */
export const showProblems = (problems: ContentProblems): void => {
  document.querySelector('content-problems')?.remove()
  if (problems.length === 0) return
  const host = document.createElement('content-problems')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  // Files without a page of their own, such as business.yaml, are part of every page.
  const here = problems.filter(
    ({ pages }) => pages.length === 0 || pages.includes(location.pathname),
  )
  const others = problems.filter((problem) => !here.includes(problem))
  root.append(...folded('Problems of this page', here, true))
  root.append(...folded('Problems of other pages', others, false))
  document.body.append(host)
}
