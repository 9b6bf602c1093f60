import { legalPages } from '../../content/index.ts'

export const onBeforePrerenderStart = () => legalPages.map(({ slug }) => `/${slug}`)
