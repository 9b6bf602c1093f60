import { pages } from '../../content/index.ts'

export const onBeforePrerenderStart = () => pages.map(({ slug }) => `/${slug}`)
