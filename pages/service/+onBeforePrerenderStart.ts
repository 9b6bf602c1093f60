import { services } from '../../content/index.ts'

export const onBeforePrerenderStart = () => services.map(({ slug }) => `/${slug}`)
