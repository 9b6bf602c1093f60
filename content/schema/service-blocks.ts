import { fact, list, optional, picture, point, strict, text, yesOrNo } from './fields.ts'

/** Optional blocks of a service page. A page shows those its file fills in. */

const heading = text('Heading of the block.', 60)
const lead = optional(
  text(
    'One or two sentences beside the heading, such as "The first hours stop the water. Repair follows in daylight.".',
    240,
  ),
)

const layers = strict(
  {
    heading: text('Heading above the drawing.', 60),
    lead: text('One or two sentences beside the drawing.'),
    items: list(
      strict(
        { title: text('Name of the layer.', 40), text: text('What it does.') },
        'One layer of the roof.',
      ),
      'The five layers, from the top down, as in the drawing.',
      5,
      5,
    ),
  },
  'The roof drawn in its five layers.',
)

const highlight = strict(
  {
    heading,
    lead,
    points: list(point, 'The points of the block, side by side.', 3, 6),
    claimNotice: optional(
      yesOrNo('True if it mentions insurance claims: the notice on them follows.'),
    ),
  },
  'Points with icons, such as kinds of property or times to have a roof inspected.',
)

const checklist = strict(
  {
    heading,
    lead,
    title: text('Title of the drawn report.', 40),
    points: list(text('One point we check.', 50), 'The points, in the order we check them.', 4, 20),
  },
  'The points of an inspection, drawn as a report.',
)

const taskLists = strict(
  {
    heading,
    lead,
    lists: list(
      strict(
        {
          title: text('What the list is about.', 40),
          tasks: list(text('One thing we do.', 90), 'What we do.', 3, 8),
        },
        'A list.',
      ),
      'The lists, side by side.',
      2,
      2,
    ),
  },
  'What we do right away and what we do afterwards.',
)

const windMitigation = strict(
  {
    heading,
    lead: text('One or two sentences under the heading.', 300),
    points: list(text('One line of the list.', 110), 'The lines under it, each with a tick.', 2, 5),
  },
  'The free wind mitigation report.',
)

const colors = strict(
  {
    heading,
    lead,
    swatches: list(
      strict(
        {
          name: text('Name of the color.', 30),
          color: fact('The color of the swatch, in quotes, such as "#3D4347".', {
            pattern: '^#[0-9A-Fa-f]{6}$',
          }),
          picture,
        },
        'A color and a house in that color.',
      ),
      'The colors to choose from.',
      2,
      8,
    ),
  },
  'Colors to try on a house.',
)

const closing = strict(
  {
    heading,
    text: text('One or two sentences under the heading.', 240),
    label: text('Text of the button, which leads to the contact page.', 60),
  },
  'A closing block before the footer, with a button to the contact page.',
)

export const serviceBlocks = {
  layers: optional(layers),
  checklist: optional(checklist),
  colors: optional(colors),
  highlights: optional(list(highlight, 'Blocks of points, in page order.', 1)),
  taskLists: optional(taskLists),
  windMitigation: optional(windMitigation),
  closing: optional(closing),
}
