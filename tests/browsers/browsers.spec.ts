import { testOtherBrowsers } from './journeys.ts'

// Without cookies, and how pages look, menus and definitions: tests/nightly/browsers.spec.ts.
testOtherBrowsers('daily')
