import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { AnyEntry } from '../content/entries.ts'

/** The page being rendered: its address, language and entry (undefined on the not-found page). */
export type CurrentPage = { address: string; language: Language; entry?: AnyEntry | undefined }

const notFound: CurrentPage = { address: sitePaths.notFound, language: defaultLanguage }

export const CurrentPageContext = createContext<CurrentPage>(notFound)

/** The page a component is rendered on. Server only; islands receive what they need as props. */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext)
