import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['content', 'renderer', 'components', 'pages', 'scripts']
const settings = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']
const isCode = (file: string) => /\.(?:[mc]?[jt]sx?|css|svg|woff2)$/.test(file)

/** Changes with all code that pages may be made from. */
export const codeVersion = (): string => {
  const hash = createHash('sha256').update(process.version)
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .sort()
      .map((file) => join(folder, file)),
  )
  for (const file of [...files, ...settings]) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
