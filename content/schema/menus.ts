import * as field from './fields.ts'

const link = field.group('A menu link.', {
  to: field.reference('route', 'Address of a page of this site, such as "/contact".'),
  'label?': field.text(
    'Text of the link, if it differs from the title of the page, such as "Cost guide".',
    40,
  ),
})

export const menusSchema = field.group('content/menus.yaml: the menus of every page.', {
  header: field.list(
    link,
    'The main menu, in order. It has room for seven or eight links; the others belong in plan.',
    3,
    8,
  ),
  plan: field.list(
    link,
    'The links beside the services and cities at the bottom of every page.',
    1,
    10,
  ),
  legal: field.list(link, 'The links in the last line of every page.', 1, 5),
})
