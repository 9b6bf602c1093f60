import type { PageContextServer } from 'vike/types'
import { entryAt } from '../../renderer/content/entries.ts'

export const data = ({ urlPathname }: PageContextServer) => entryAt('legal', urlPathname)
