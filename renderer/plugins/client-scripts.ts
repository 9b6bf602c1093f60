/** Matches files by the end of their path, including the stylesheet of a component. */
const files = (folder: string, names: string) =>
  `/${folder}/(?:${names})(?:\\.module\\.css|\\.tsx?)$`

const group = (name: string, ...patterns: string[]) => ({
  name,
  test: new RegExp(patterns.join('|')),
})

/**
 * Groups scripts that are always loaded together into one file: the bundler would make one for each
 * set of modules that the same islands share. Small files compress badly, and with HTTP/1.1
 * browsers request six at a time, so each extra file delays the others by a round trip. A group
 * must not include what the page script imports, which would then load the whole group.
 */
export const chunkGroups = [
  group(
    'calculators',
    '/node_modules/(?:react|react-dom|scheduler|final-form|react-final-form|@babel/runtime)/',
    files('renderer', 'IslandRoot|browser/(?:fields|hydrate)'),
    files('components/form', 'form|FaultLinks|Field'),
    files('components/ui', 'Button|Callout|Icon|Say|classes'),
    files('content/schema', 'questions|text'),
    files('components/calculators/engine', 'wizard/[\\w-]+'),
    // The rest of the engine is for links and the result.
    files('components/calculators/engine', '(?!formats|input|scenario|send-lead)[\\w-]+'),
  ),
  // Also used by contact forms, which load nothing of React.
  group(
    'shared',
    files('components/form', 'inputs|person-fields|go-to-field'),
    files('components/ui', 'motion'),
    files('components/toast', 'toasts'),
    files('content/schema', 'message'),
    files('renderer', 'browser/(?:load-data|announce)'),
  ),
]
