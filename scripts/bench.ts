import { benchBuilds } from './bench/builds.ts'
import { benchWizards } from './bench/wizard.ts'

/**
 * `npm run bench` measures builds, beside Astro's if the environment variable `ASTRO_FOLDER` names a
 * folder where it is installed, and `npm run bench -- wizard` how the calculators of the built site
 * hydrate. Slow results are no error, because machines differ.
 */
if (process.argv[2] === 'wizard') await benchWizards()
else benchBuilds()
