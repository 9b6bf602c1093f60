import { listKind } from '../../renderer/list-pages.ts'

export const onBeforePrerenderStart = listKind('project')
