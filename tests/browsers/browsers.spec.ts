import { testOtherBrowsers } from './journeys.ts'

// How pages look there, menus and definitions are tested every night.
testOtherBrowsers('leads')
