import * as field from './fields.ts'

const link = field.group('A menu link.', {
  to: field.reference('route', 'Address of a page of this site, such as "/contact".'),
  'label?': field.text('Text of the link, if it differs from the title of its page.', 40),
})

export const menusSchema = field.group('content/menus.yaml: the menus of every page.', {
  header: field.list(
    link,
    3,
    8,
    'The main menu, in order. It has room for seven or eight links; the others belong in plan.',
  ),
  plan: field.list(
    link,
    1,
    10,
    'The links beside the services and cities at the bottom of every page.',
  ),
  legal: field.list(link, 1, 5, 'The links in the last line of every page.'),
})
