import { testOtherBrowsers } from '../browsers/journeys.ts'

testOtherBrowsers('look')
