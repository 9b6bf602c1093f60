import { allAddresses } from '../../content/entries.ts'

/** The pages to make, of every kind: Vike routes each address as it would a visitor's. */
export const onBeforePrerenderStart = () => allAddresses
