/** The icons of results and pages, loaded later than those of a wizard. */
export const resultIcons = {
  calendar:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-10.5a2.5 2.5 0 0 1 2.5-2.5ZM3.5 10h17M8 3v4M16 3v4M9 14.8l2 2 4-4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  leaf: 'M5 19c0-9 5-14 15-14 0 9-4 14-11 14-1.5 0-3-.5-4-1.5M5 19c2-4.5 5-7 9-8.5',
  mail: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-8.5a2.5 2.5 0 0 1 2.5-2.5ZM4 7.5l8 6 8-6',
}
