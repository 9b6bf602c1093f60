import { testOtherBrowsers } from '../browsers/journeys.ts'

testOtherBrowsers('nightly')
