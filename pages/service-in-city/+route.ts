import { routeToKind } from '../../renderer/route.ts'

export const route = routeToKind('service-in-city')
