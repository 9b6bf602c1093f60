import { routeToFiles } from '../../renderer/route.ts'

export const route = routeToFiles('legal')
