import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../renderer/files-in.ts'

const sources = ['components', 'pages'].flatMap((folder) =>
  filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

test('every class that a component takes from a stylesheet is written there', () => {
  const missing = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const imports = [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
    return imports.flatMap(([, name = '', path = '']) => {
      const css = readFileSync(join(dirname(file), path), 'utf8')
      const uses = [...code.matchAll(new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g'))]
      return uses
        .filter(([, used]) => !new RegExp(`\\.${used}(?![\\w-])`).test(css))
        .map(([use]) => `${file}: ${use}`)
    })
  })
  expect(missing).toEqual([])
})
