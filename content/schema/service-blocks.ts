import * as field from './fields.ts'

/** Optional blocks of a service page. A page shows those its file fills in. */

const heading = field.text('Heading of the block.', 60)
const lead = field.text(
  'One or two sentences beside the heading, such as "The first hours stop the water. Repair follows in daylight.".',
  240,
)

const layers = field.group('The roof drawn in its five layers.', {
  heading: field.text('Heading above the drawing.', 60),
  lead: field.text('One or two sentences beside the drawing.'),
  items: field.list(
    field.group('One layer of the roof.', {
      title: field.text('Name of the layer.', 40),
      text: field.text('What it does.'),
    }),
    'The five layers, from the top down, as in the drawing.',
    5,
    5,
  ),
})

const highlight = field.group(
  'Points with icons, such as kinds of property or times to have a roof inspected.',
  {
    heading,
    'lead?': lead,
    points: field.list(field.point, 'The points of the block, side by side.', 3, 6),
    'claimNotice?': field.yesOrNo(
      'True if it mentions insurance claims. The notice that Florida requires then follows.',
    ),
  },
)

const checklist = field.group('The points of an inspection, drawn as a report.', {
  heading,
  'lead?': lead,
  title: field.text('Title of the drawn report.', 40),
  points: field.list(
    field.text('One point we check.', 50),
    'The points, in the order we check them.',
    4,
    20,
  ),
})

const taskLists = field.group('What we do right away and what we do afterwards.', {
  heading,
  'lead?': lead,
  lists: field.list(
    field.group('A list.', {
      title: field.text('What the list is about.', 40),
      tasks: field.list(field.text('One thing we do.', 90), 'What we do.', 3, 8),
    }),
    'The lists, side by side.',
    2,
    2,
  ),
})

const windMitigation = field.group('The free wind mitigation report.', {
  heading,
  lead: field.text('One or two sentences under the heading.', 300),
  points: field.list(
    field.text('One line of the list.', 110),
    'The lines under it, each with a tick.',
    2,
    5,
  ),
})

const colors = field.group('Colors to try on a house.', {
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
    'The colors to choose from.',
    2,
    8,
  ),
})

const closing = field.group(
  'A closing block before the footer, with a button to the contact page.',
  {
    heading,
    text: field.text('One or two sentences under the heading.', 240),
    label: field.text('Text of the button, which leads to the contact page.', 60),
  },
)

export const serviceBlocks = {
  'layers?': layers,
  'checklist?': checklist,
  'colors?': colors,
  'highlights?': field.list(highlight, 'Blocks of points, in page order.', 1),
  'taskLists?': taskLists,
  'windMitigation?': windMitigation,
  'closing?': closing,
}
