import type { Plugin } from 'vite'

/** Files whose path ends so, with the styles of a component under the name of the component. */
const files = (folder: string, names: string) =>
  `/${folder}/(?:${names})(?:\\.module\\.css|\\.tsx?)$`

const group = (name: string, ...patterns: string[]) => ({
  name,
  test: new RegExp(patterns.join('|')),
})

/**
 * Scripts that are always loaded together, as one file: the bundler would make a file of every set
 * of modules that the same islands share. Small files compress badly, and with HTTP/1.1 browsers
 * request six at a time: each file more delays the others by a round trip. A group may not take what
 * the script of every page imports, which would then load the group.
 */
export const chunkGroups = [
  group(
    'islands',
    '/node_modules/(?:react|react-dom|scheduler|final-form|react-final-form|@babel/runtime)/',
    files('renderer', 'IslandRoot|browser/(?:hydrate|typed)'),
    files('components/form', 'form|TextField'),
    files('components/ui', 'Button|Callout|Icon|classes'),
  ),
  group(
    'calculators',
    files('components/calculators/engine', '(?:fields|wizard)/[\\w-]+'),
    // What is left of the engine is for the result.
    files('components/calculators/engine', '(?!formats|input)[\\w-]+'),
    files('content/schema', 'options'),
  ),
  // What contact forms need too, which load nothing of React.
  group(
    'shared',
    files('components/ui', 'motion'),
    files('components/toast', 'toasts'),
    files('content/schema', 'message'),
    files('renderer', 'browser/load-words'),
  ),
]

/** The plugins of Vite that wrap `import()`: internals of this version, which a test compares. */
export const preload = {
  vite: '8.3.8',
  plugins: ['vite:build-import-analysis', 'native:import-analysis-build'],
}

/**
 * Leaves `import()` as the browser knows it. Vite would wrap it and list what each script imports,
 * to fetch that in parallel: a third of the small script that every page loads. It gains little
 * here: the HTML of a page names the scripts of its calculator, and a form works before its script
 * is there. A browser may also cache for as long as the page is open that fetching ahead failed.
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const list = plugins as Plugin[]
    list.splice(0, list.length, ...list.filter(({ name }) => !preload.plugins.includes(name)))
  },
})
