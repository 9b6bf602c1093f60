import { routeToPairs } from '../../renderer/route.ts'

export const route = routeToPairs('service-in-city')
