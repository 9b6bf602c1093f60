import { addressesOf } from '../../renderer/content/pages.ts'

export const onBeforePrerenderStart = () => addressesOf('page')
