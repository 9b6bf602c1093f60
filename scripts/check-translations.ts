import { checkTranslations } from './check-translations/command.ts'

/** `npm run check:translations`: lists what changed in the originals since they were translated. */
process.exitCode = checkTranslations(process.argv.slice(2), {
  root: process.cwd(),
  output: console,
})
