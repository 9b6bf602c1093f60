import { benchBuild } from './bench/builds.ts'
import { benchPaint } from './bench/paint.ts'
import { benchWizard } from './bench/wizard.ts'

/**
 * `npm run bench`, or `npm run bench -- 500` for another number of cities, measures builds;
 * `npm run bench -- paint` measures the first view of the built site, `npm run bench -- wizard`
 * how its calculators wake. It never fails on slow results, because machines differ.
 */
const given = process.argv.slice(2)
const counts = given.map(Number).filter(Boolean)

if (given.includes('paint')) await benchPaint()
else if (given.includes('wizard')) await benchWizard()
else for (const cityCount of counts.length > 0 ? counts : [12, 300, 1000]) benchBuild(cityCount)
