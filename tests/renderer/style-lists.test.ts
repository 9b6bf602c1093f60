import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import {
  type StyleLists,
  styleGroup,
  styleLists,
  styleListsPlugin,
} from '../../renderer/build/style-lists-plugin.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** What the styles of each kind of page are, in code that consists of these files. */
const stylesIn = async (files: Record<string, string>): Promise<StyleLists> => {
  const root = temporaryFolder('styles')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styleListsPlugin()],
    build: {
      ssr: 'site.ts',
      ssrEmitAssets: true,
      write: false,
      rolldownOptions: {
        output: {
          assetFileNames: '[name][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: [styleGroup] },
        },
      },
    },
  })
  const output = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  const list = output.find(({ fileName }) => fileName === styleLists)
  return JSON.parse(list?.type === 'asset' ? String(list.source) : '{}')
}

const page = (...parts: string[]) =>
  `${parts.map((part) => `import '../../${part}'`).join('\n')}\nexport const Page = () => null`

/** A component with styles of its own. */
const component = (name: string) => ({
  [`${name}.ts`]: `import styles from './${name}.module.css'\nconsole.log(styles.look)`,
  [`${name}.module.css`]: `.look { content: "${name}" }`,
})

test('a page has the styles that its code imports: those of the whole site, then the others in order', async () => {
  const styles = await stylesIn({
    'site.ts': "import.meta.glob('./pages/*/+Page.tsx', { eager: true })",
    'pages/home/+Page.tsx': page('Cards.ts', 'base.css', 'Button.ts'),
    'pages/city/+Page.tsx': page('Button.ts', 'Cards.ts'),
    'Cards.ts': "import './Line.ts'\nimport './Card.ts'",
    'base.css': 'p { top: 0 }',
    ...component('Button'),
    ...component('Card'),
    ...component('Line'),
  })
  const names = (folder: string) =>
    styles[folder]?.map((file) => /(base|Button|Card|Line)[^/]*\.css$/.exec(file)?.[1])
  expect(names('home')).toEqual(['base', 'Line', 'Card', 'Button'])
  expect(names('city')).toEqual(['Button', 'Line', 'Card'])
})

test('the styles of what a page loads later come last', async () => {
  const styles = await stylesIn({
    'site.ts': "import.meta.glob('./pages/*/+Page.tsx', { eager: true })",
    'pages/home/+Page.tsx': page('Wizard.ts', 'Button.ts'),
    'Wizard.ts': "import './Progress.ts'\nconsole.log(() => import('./Result.ts'))",
    ...component('Button'),
    ...component('Progress'),
    ...component('Result'),
  })
  const names = styles.home?.map((file) => /(Button|Progress|Result)[^/]*\.css$/.exec(file)?.[1])
  expect(names).toEqual(['Progress', 'Button', 'Result'])
})
