import { listKind } from '../../renderer/route.ts'

export const onBeforePrerenderStart = listKind('legal')
