export { routeToHome as route } from '../../renderer/route.ts'
