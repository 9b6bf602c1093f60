import * as field from './fields.ts'

const { heading, lead } = field.block

/** Optional blocks of a service page. A page shows those its file fills in. */
export const serviceBlocks = {
  'layers?': field.group('The roof drawn in its five layers.', {
    heading,
    lead: field.text('One or two sentences beside the drawing.'),
    items: field.list(
      field.group('One layer of the roof, from the top down, as in the drawing.', {
        title: field.text('Name of the layer.', 40),
        text: field.text('What it does.'),
      }),
      5,
      5,
    ),
  }),
  'checklist?': field.group('The points of an inspection, drawn as a report.', {
    heading,
    'lead?': lead,
    title: field.text('Title of the drawn report.', 40),
    points: field.list(field.text('One point, in the order we check them.', 50), 4, 20),
  }),
  'colors?': field.group('Colors to try on a house.', {
    heading,
    'lead?': lead,
    swatches: field.list(
      field.group('A color and a house in that color.', {
        name: field.text('Name of the color.', 30),
        color: field.fact('The color of the swatch, in quotes, such as "#3D4347".', {
          pattern: '^#[0-9A-Fa-f]{6}$',
        }),
        picture: field.picture,
      }),
      2,
      8,
    ),
  }),
  'highlights?': field.list(
    field.group(
      'A block of points with icons, such as kinds of property or times to have a roof inspected.',
      {
        heading,
        'lead?': lead,
        points: field.list(field.point, 3, 6),
        'claimNotice?': field.yesOrNo(
          'True if it mentions insurance claims. The notice that Florida requires then follows.',
        ),
      },
    ),
    1,
  ),
  'taskLists?': field.group('What we do right away and what we do afterwards.', {
    heading,
    'lead?': lead,
    lists: field.list(
      field.group('One of the two lists, side by side.', {
        title: field.text('What the list is about.', 40),
        tasks: field.list(field.text('One thing we do.', 90), 3, 8),
      }),
      2,
      2,
    ),
  }),
  'windMitigation?': field.listBlock('The free wind mitigation report.'),
  'closing?': field.group('A closing block before the footer.', {
    heading,
    text: field.text('One or two sentences under the heading.', 240),
    label: field.text('Text of the button, which leads to the contact page.', 60),
  }),
}
