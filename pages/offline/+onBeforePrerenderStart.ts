import { offlinePages } from '../../renderer/offline.ts'

export const onBeforePrerenderStart = () => offlinePages
