const anyOf = (...paths: string[]): RegExp => new RegExp(paths.map((path) => `/${path}`).join('|'))

/**
 * Scripts that are always loaded together, as one file each: the bundler would make a file of every
 * set of modules that the same islands share, and small files compress badly. Earlier groups take
 * their modules first. No group may take what the script of every page imports: that would then load
 * the group. Whatever contact forms need stays out of the wizard's, because a page gets the styles of
 * every script that its islands load.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: anyOf(
      'node_modules/(?:react|react-dom|scheduler)/',
      'renderer/browser/(?:hydrate.tsx|typed.ts)$',
      'renderer/IslandRoot.tsx$',
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      'node_modules/(?:final-form|react-final-form|@babel/runtime)/',
      'components/form/(?:attempted|use-answer|Field|FieldError|TextField).tsx?$',
      'components/calculators/engine/personal.ts$',
      'components/ui/(?:Button|Callout|Icon).tsx$',
      'components/(?:ui/(?:Button|Callout)|form/(?:form|FieldError)).module.css$',
      'content/model/message.ts$',
    ),
  },
  {
    name: 'wizard',
    test: anyOf(
      'components/calculators/engine/(?:fields|kept|wizard)/',
      'components/calculators/engine/(?!load-words)[^/]*$',
      'components/calculators/engine/result/(?:ResultBoundary|Waiting).tsx$',
      'components/toast/toasts.ts$',
    ),
  },
]
