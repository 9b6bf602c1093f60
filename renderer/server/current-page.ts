import { createContext, useContext } from 'react'
import type { AnyEntry } from '../../content/index.ts'
import { defaultLanguage, type Language } from '../../content/model/languages.ts'
import { sitePaths } from '../../content/model/site-paths.ts'

/** The page that is being made: its address, its language, and what it is about (nothing on the not-found page). */
export type CurrentPage = { address: string; language: Language; entry?: AnyEntry | undefined }

const notFound: CurrentPage = { address: sitePaths.notFound, language: defaultLanguage }

export const CurrentPageContext = createContext<CurrentPage>(notFound)

/** The page in which a component stands. On the server only: an island gets what it needs as properties. */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext)
