import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AnyEntry, business } from '../../content/index.ts'
import type { Language } from '../../content/model/languages.ts'
import { dial } from '../../content/model/telephone.ts'
import { filledEntry, siteValues } from '../../content/placeholder-values.ts'
import { Document } from './Document.tsx'
import { withoutHiddenMarks } from './hidden-marks.ts'
import { linkPhones } from './link-phones.ts'

/** A page to render: its component and what it is about, nothing on the not-found page. */
export type PageToRender = {
  Page: ComponentType<{ entry: AnyEntry | undefined }>
  address: string
  language: Language
  entry?: AnyEntry | undefined
}

/** Renders one page to HTML, without what loads its styles and scripts. */
export const pageHtml = ({ Page, address, language, entry }: PageToRender): string => {
  const filled = entry && filledEntry(entry)
  const page = renderToStaticMarkup(
    <Document page={{ address, language, entry: filled }}>
      <Page entry={filled} />
    </Document>,
  )
  const linked = `<!doctype html>${linkPhones(page, siteValues().phone, dial(business.phone))}`
  return import.meta.env.SOURCE_LINK === undefined ? linked : withoutHiddenMarks(linked)
}
