import { writeDependencies } from './dependencies/command.ts'

/** `npm run dependencies`: writes the table of packages in .github/DEPENDENCIES.md. */
writeDependencies(process.cwd(), console)
