import { addIcons } from './icon.tsx'

const SPEAKER = 'M4 9.5v5h3.5L12 19V5L7.5 9.5H4Z'

/** Icons of the console alone, kept out of the first view of a menu. */
const CONSOLE_ICONS = {
  calendar:
    'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M8 3v4M16 3v4',
  chart: 'M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9',
  'chevron-left': 'M14.8 6l-6 6 6 6',
  'chevron-up': 'M6 14.8l6-6 6 6',
  download: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 20h16',
  edit: 'M4 20l.9-4L16.2 4.7a1.9 1.9 0 0 1 2.6 0l.5.5a1.9 1.9 0 0 1 0 2.6L8 19.1 4 20ZM14 7l3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a16 16 0 0 1-2.6 3.4M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  home: 'M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4v-9.5Z',
  picture:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l5-5 4 4 2.5-2.5 4.5 4.5M15.5 9h.01',
  print: 'M7 8.5v-5h10v5M7 17.5H4v-9h16v9h-3M7 14h10v6.5H7V14Z',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  sliders:
    'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM8.5 14.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  sound: `${SPEAKER}M15.5 9a4 4 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11`,
  'sound-off': `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  users:
    'M9 4.3a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM2.5 20a6.5 6.5 0 0 1 13 0M15.8 4.6a3.6 3.6 0 0 1 0 6.6M18 14.6a6.5 6.5 0 0 1 3.5 5.4',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
} as const satisfies Record<string, string>

type ConsoleIcons = Record<keyof typeof CONSOLE_ICONS, string>

declare module './icon-shapes.ts' {
  interface MoreIcons extends ConsoleIcons {}
}

addIcons(CONSOLE_ICONS)
