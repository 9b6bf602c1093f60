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
    'calculators',
    '/node_modules/(?:react|react-dom|scheduler|final-form|react-final-form|@babel/runtime)/',
    files('renderer', 'IslandRoot|browser/(?:fields|hydrate|retry)'),
    files('components/form', 'form|TextField'),
    files('components/ui', 'Button|Card|Icon|Say|classes'),
    files('content/schema', 'calculators|text'),
    files('components/calculators/engine', 'wizard/[\\w-]+'),
    // What is left of the engine is for the result.
    files('components/calculators/engine', '(?!formats|input|send-lead)[\\w-]+'),
  ),
  // What contact forms need too, which load nothing of React.
  group(
    'shared',
    files('components/form', 'inputs'),
    files('components/ui', 'motion'),
    files('components/toast', 'toasts'),
    files('content/schema', 'message'),
    files('renderer', 'browser/(?:load-data|announce)'),
  ),
]
