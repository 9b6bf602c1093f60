import { routeToKind } from '../../renderer/route.ts'

export const route = routeToKind('project')
