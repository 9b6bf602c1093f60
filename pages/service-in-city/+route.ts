import { routeToServiceInCity } from '../../renderer/route.ts'

export const route = routeToServiceInCity
