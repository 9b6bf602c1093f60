import { allAddresses } from '../../content/entries.ts'

/**
 * Lists the addresses of every page to prerender; Vike routes each one as it would for a visitor.
 */
export const onBeforePrerenderStart = () => allAddresses
