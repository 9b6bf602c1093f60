import { entryRoute } from '../entry-route.ts'

export default entryRoute('calculators')
