import { pages } from '../../content/index.ts'

export const onBeforePrerenderStart = () => pages.filter(({ slug }) => slug !== 'home').map(({ slug }) => `/${slug}`)
