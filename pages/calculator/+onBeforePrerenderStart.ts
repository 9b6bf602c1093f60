import { calculators } from '../../content/index.ts'

export const onBeforePrerenderStart = () => calculators.map(({ slug }) => `/${slug}`)
