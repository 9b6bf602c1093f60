import { benchBuilds } from './bench/builds.ts'
import { benchWizards } from './bench/wizard.ts'

/**
 * `npm run bench` measures builds at 12 and 300 cities, beside Astro's if the environment variable
 * `ASTRO_FOLDER` names a folder where it is installed, `npm run bench -- 50` at another number of
 * cities, and `npm run bench -- wizard` how the calculators of the built site hydrate. Slow results
 * are no error, because machines differ.
 */
const given = process.argv.slice(2)
const counts = given.map(Number).filter(Boolean)

if (given.includes('wizard')) await benchWizards()
else for (const cityCount of counts.length > 0 ? counts : [12, 300]) benchBuilds(cityCount)
