import { cities } from '../../content/index.ts'

export const onBeforePrerenderStart = () => cities.map(({ slug }) => `/locations/${slug}`)
