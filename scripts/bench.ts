import { benchBuilds } from './bench/builds.ts'
import { benchDev } from './bench/dev.ts'
import { benchWizards } from './bench/wizard.ts'

/**
 * `npm run bench` measures builds at 12 and 300 cities, beside Astro's if the environment variable
 * `ASTRO_FOLDER` names a folder where it is installed; `npm run bench -- dev` the dev server;
 * `npm run bench -- wizard` how the calculators of the built site hydrate. `npm run bench -- 50` and
 * `-- dev 50` are for another number of cities. Slow results are no error, because machines differ.
 */
const given = process.argv.slice(2)
const counts = given.map(Number).filter(Boolean)

if (given.includes('wizard')) await benchWizards()
else
  for (const cityCount of counts.length > 0 ? counts : [12, 300])
    if (given.includes('dev')) await benchDev(cityCount)
    else benchBuilds(cityCount)
