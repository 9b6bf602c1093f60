import { benchBuild } from './bench/builds.ts'
import { benchDev } from './bench/dev.ts'
import { benchPaint } from './bench/paint.ts'
import { benchWizard } from './bench/wizard.ts'

/**
 * `npm run bench`, or `npm run bench -- 500` for another number of cities, measures builds, and those
 * of Astro if `ASTRO_FOLDER` has `astro` and `@astrojs/mdx` in its node_modules;
 * `npm run bench -- dev`, or `-- dev 500`, the dev server;
 * `npm run bench -- paint` measures the first view of the built site, `npm run bench -- wizard`
 * how its calculators wake. It never fails on slow results, because machines differ.
 */
const given = process.argv.slice(2)
const counts = given.map(Number).filter(Boolean)
const countsOr = (usual: readonly number[]) => (counts.length > 0 ? counts : usual)

if (given.includes('paint')) await benchPaint()
else if (given.includes('wizard')) await benchWizard()
else if (given.includes('dev'))
  for (const cityCount of countsOr([12, 1000])) await benchDev(cityCount)
else for (const cityCount of countsOr([12, 300, 1000])) benchBuild(cityCount)
