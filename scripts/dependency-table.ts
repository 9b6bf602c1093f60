import { writeDependencies } from './dependency-table/command.ts'

/** `npm run dependency-table`: writes the table of packages in .github/DEPENDENCIES.md. */
writeDependencies(process.cwd(), console)
