import { cityScenes } from './city-scenes.ts';
import type { Scene } from './scene.ts';
import { boxes, crowns, disc, fir, palm, windows } from './shapes.ts';

const ground = 'M0 168q80-10 160-4t160-4v40H0Z';

/** The landscapes that places are shown by, many of them several places. */
const landscapes = {
  beach: {
    colours: 'sea',
    accents: ['parasol'],
    shapes: [
      ['sun', disc(232, 62, 24)],
      ['far', 'M0 104h320v50H0Z'],
      ['middle', 'M0 124q40-6 80 0t80 0 80 0 80 0v50H0Z'],
      ['light', 'M22 118h34v2H22Zm96-6h52v2h-52Zm120 8h30v2h-30ZM178 132h60v2h-60Z'],
      ['near', 'M0 160q70-22 150-10t170 2v48H0Z'],
      ['dark', palm(70, 176, 108, 26) + palm(40, 182, 78, -14)],
    ],
  },
  island: {
    colours: 'sea',
    shapes: [
      ['sun', disc(84, 56, 22)],
      ['far', 'M120 124q34-14 58-52 12-14 26 0 22 8 34 22 22 24 82 30Z'],
      ['middle', 'M0 122h320v42H0Z'],
      ['light', 'M16 136h44v2H16Zm112-4h60v2h-60Zm102 10h48v2h-48Z'],
      ['near', 'M0 162q60-8 120-2t200-6v46H0Z'],
      ['dark', `${palm(258, 178, 92, 18)}M0 200c14-26 30-32 52-32-14 6-18 16-20 32Z`],
    ],
  },
  desert: {
    colours: 'desert',
    shapes: [
      ['sun', disc(244, 66, 26)],
      ['far', 'M0 128l18-34h58l10 18h24l12-30h46l14 34 138 8v40H0Z'],
      ['middle', 'M0 142q60-12 120-4t200-6v40H0Z'],
      ['near', ground],
      [
        'dark',
        'M84 178V86q0-9 8-9t8 9v36q10 0 10-10v-14q0-6 6-6t6 6v20q0 18-22 18v42ZM84 146q-20 0-20-18v-14q0-6 6-6t6 6v10q0 8 8 8ZM256 184v-34q0-5 5-5t5 5v14q6 0 6-6v-6q0-4 4-4t4 4v8q0 12-14 12v12Z',
      ],
    ],
  },
  mountains: {
    colours: 'alpine',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(66, 52, 18)],
      ['far', 'M0 150 46 92l26 26 58-74 54 66 32-36 46 52 24-22 34 40v44H0Z'],
      ['light', 'm130 44-22 28 14-4 9 10 12-12 10 6ZM216 74l-13 15 9-2 6 6 9-9 5 2Z'],
      ['middle', 'M0 164 60 122l42 30 56-36 70 40 42-20 50 30v34H0Z'],
      ['near', 'M0 176q90-16 170-6t150-6v36H0Z'],
      ['dark', fir(34, 186, 50) + fir(58, 192, 66) + fir(84, 190, 42) + fir(268, 190, 60) + fir(292, 186, 46)],
    ],
  },
  city: {
    colours: 'city',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(214, 70, 30)],
      ['far', boxes([10, 92, 26, 90], [50, 76, 22, 106], [120, 64, 30, 120], [180, 88, 26, 94], [262, 80, 30, 100])],
      [
        'middle',
        `${boxes([30, 70, 28, 112], [88, 46, 30, 136], [150, 58, 34, 124], [222, 68, 30, 114], [290, 94, 30, 88])}M88 46l15-20 15 20ZM166 58V30h2v28Z`,
      ],
      ['light', windows(36, 78, 3, 8) + windows(94, 56, 3, 10) + windows(157, 68, 4, 9) + windows(228, 78, 3, 8)],
      ['near', boxes([0, 118, 34, 70], [58, 104, 32, 84], [118, 124, 36, 64], [188, 112, 36, 76], [252, 126, 42, 62])],
      ['light', windows(64, 112, 3, 5) + windows(194, 120, 4, 5) + windows(6, 126, 3, 4) + windows(260, 134, 4, 4)],
      ['dark', 'M0 180h320v20H0Z'],
    ],
  },
  spires: {
    colours: 'city',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(72, 66, 26)],
      ['far', boxes([0, 96, 30, 90], [44, 84, 24, 100], [196, 74, 26, 110], [240, 90, 24, 94], [286, 76, 34, 110])],
      [
        'middle',
        `${boxes([140, 62, 36, 122], [146, 46, 24, 20], [151, 34, 14, 14], [92, 78, 30, 106], [216, 66, 28, 118])}M157 6h2v28h-2ZM216 66l14-26 14 26Z`,
      ],
      ['light', windows(146, 70, 4, 10) + windows(98, 86, 3, 9) + windows(222, 76, 3, 9)],
      ['near', boxes([0, 130, 40, 60], [62, 118, 34, 72], [174, 112, 40, 78], [250, 122, 34, 66], [292, 134, 28, 56])],
      ['light', windows(68, 126, 3, 4) + windows(180, 120, 4, 5) + windows(256, 130, 3, 4)],
      ['dark', 'M0 182h320v18H0ZM0 176q44-34 90 0h4V150h6v26q46-34 92 0v6H0Z'],
    ],
  },
  bridge: {
    colours: 'desert',
    shapes: [
      ['sun', disc(160, 78, 28)],
      ['far', 'M0 134q50-34 92-28 40-12 74 8 70-38 154 8v34H0Z'],
      ['middle', 'M0 150h320v50H0Z'],
      ['light', 'M30 162h50v2H30Zm150 8h60v2h-60Zm-70 12h44v2h-44Zm140-20h40v2h-40Z'],
      [
        'dark',
        `${boxes([78, 40, 5, 122], [93, 40, 5, 122], [78, 46, 20, 5], [78, 74, 20, 5], [78, 102, 20, 5], [222, 40, 5, 122], [237, 40, 5, 122], [222, 46, 20, 5], [222, 74, 20, 5], [222, 102, 20, 5], [0, 134, 320, 6])}M88 40Q160 176 232 40v5Q160 180 88 45ZM88 40Q60 104 0 120v4Q62 108 88 46ZM232 40q28 64 88 80v4q-62-16-88-78Z`,
      ],
    ],
  },
  capitol: {
    colours: 'city',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(248, 62, 22)],
      ['far', 'M0 136q40-22 80-8t80-6 80 8 80-10v60H0Z'],
      [
        'light',
        `${boxes([64, 122, 192, 46], [128, 108, 64, 20], [136, 92, 48, 18])}M138 92q2-38 22-40 20 2 22 40ZM155 52v-10h10v10ZM159 30h2v14h-2Z`,
      ],
      [
        'middle',
        boxes(
          ...Array.from({ length: 15 }, (_, at) => [70 + at * 12.4, 132, 4, 32] as const),
          ...Array.from({ length: 6 }, (_, at) => [140 + at * 7.4, 96, 3, 11] as const),
        ),
      ],
      ['near', 'M0 172q80-10 160-8t160 0v36H0ZM48 166h224v8H48Z'],
      ['leaf', crowns([28, 160, 22], [60, 166, 16], [296, 160, 24], [262, 167, 15])],
      ['dark', 'M0 178h320v22H0Z'],
    ],
  },
  pyramid: {
    colours: 'forest',
    shapes: [
      ['sun', disc(74, 58, 22)],
      ['far', 'M0 140q50-22 100-10t110-8 110 4v50H0Z'],
      [
        'light',
        boxes(
          [132, 52, 56, 20],
          [120, 72, 80, 18],
          [106, 90, 108, 18],
          [92, 108, 136, 18],
          [78, 126, 164, 18],
          [64, 144, 192, 20],
        ),
      ],
      [
        'middle',
        `${boxes([150, 72, 20, 92], [141, 57, 8, 15], [156, 57, 8, 15], [171, 57, 8, 15])}M188 52v20h12v18h14v18h14v18h14v18h14v20h-40l-40-112Z`,
      ],
      ['near', 'M0 166q60-12 130-4t190-6v44H0Z'],
      ['dark', `${disc(20, 170, 26)}${disc(52, 178, 18)}${disc(300, 168, 28)}${disc(268, 180, 18)}M0 184h320v16H0Z`],
    ],
  },
  church: {
    colours: 'desert',
    shapes: [
      ['sun', disc(256, 58, 20)],
      ['far', 'M0 150 70 84l16-14h22l14 14 74 60 44-30 80 36v30H0Z'],
      [
        'light',
        `${boxes([112, 104, 96, 66], [100, 74, 30, 96], [190, 74, 30, 96])}M134 104q2-24 26-26 24 2 26 26ZM100 74q0-16 15-24 15 8 15 24ZM190 74q0-16 15-24 15 8 15 24ZM113 38h4v14h-4ZM108 42h14v3h-14ZM203 38h4v14h-4ZM198 42h14v3h-14Z`,
      ],
      [
        'middle',
        'M149 170v-30q0-11 11-11t11 11v30ZM109 96v-8q0-6 6-6t6 6v8ZM199 96v-8q0-6 6-6t6 6v8ZM153 114a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z',
      ],
      ['near', 'M0 170q80-6 160-3t160-3v36H0ZM20 150h60v24H20Zm226-6h56v28h-56Z'],
      ['dark', `${palm(66, 182, 70, -8)}${palm(278, 184, 62, 10)}M0 184h320v16H0Z`],
    ],
  },
  arch: {
    colours: 'city',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(160, 96, 30)],
      ['far', boxes([20, 112, 24, 60], [54, 98, 28, 74], [226, 104, 28, 68], [264, 92, 24, 80], [292, 116, 28, 56])],
      ['middle', 'M86 172C92 92 122 34 160 34s68 58 74 138h-9C216 98 190 44 160 44s-56 54-65 128Z'],
      ['near', 'M0 168h320v32H0Z'],
      ['light', 'M24 180h60v2H24Zm100 6h70v2h-70Zm110-8h50v2h-50Z'],
      ['dark', 'M0 168q30-14 62-6t52 6q60-8 104-2t102-6v12H0Z'],
    ],
  },
  wheel: {
    colours: 'city',
    shapes: [
      ['sun', disc(70, 56, 18)],
      ['far', boxes([20, 96, 34, 80], [70, 80, 26, 96], [250, 88, 30, 88], [286, 72, 24, 104])],
      ['light', windows(26, 104, 4, 6) + windows(75, 88, 3, 8) + windows(256, 96, 3, 7) + windows(290, 80, 3, 8)],
      [
        'near',
        'M108 92a62 62 0 1 0 124 0 62 62 0 1 0-124 0Zm5 0a57 57 0 1 1 114 0 57 57 0 1 1-114 0ZM168 30h4v124h-4ZM108 90h124v4H108ZM125 50l3-3 88 88-3 3ZM213 47l3 3-88 88-3-3ZM168 94l-30 84h6l26-74 26 74h6Z',
      ],
      [
        'light',
        disc(170, 32, 6) +
          disc(170, 152, 6) +
          disc(110, 92, 6) +
          disc(230, 92, 6) +
          disc(127, 49, 6) +
          disc(213, 49, 6) +
          disc(127, 135, 6) +
          disc(213, 135, 6),
      ],
      ['dark', `${palm(46, 184, 64, 8)}${palm(282, 186, 72, -12)}M0 176h320v24H0Z`],
    ],
  },
  needle: {
    colours: 'alpine',
    accents: ['leaves'],
    shapes: [
      ['far', 'M96 148q52-30 84-88 14-12 28 0 34 60 112 88v20H96Z'],
      ['light', 'M166 84q12-22 20-28 8-4 16 0 10 12 20 30-12-6-18 2-8-10-16-2-10-8-22-2Z'],
      [
        'middle',
        `${boxes([150, 120, 26, 60], [186, 108, 28, 72], [226, 126, 24, 54], [262, 114, 30, 66])}M0 150h60v30H0Z`,
      ],
      ['near', 'M0 172q80-8 160-3t160-4v35H0Z'],
      [
        'dark',
        `M91 26h2v22h-2ZM64 60q28-14 56 0l-6 8H70ZM76 52q16-8 32 0v4H76ZM82 68h20l-4 50 10 62h-8l-8-56-8 56h-8l10-62Z${fir(24, 188, 54)}${fir(136, 190, 40)}${fir(292, 190, 58)}${fir(268, 192, 40)}`,
      ],
    ],
  },
  lighthouse: {
    colours: 'sea',
    accents: ['snow', 'leaves'],
    shapes: [
      ['sun', disc(82, 60, 20)],
      ['far', 'M0 112h320v48H0Z'],
      ['light', 'M220 58 320 38v38Z'],
      ['middle', 'M0 134q40-7 80 0t80 0 80 0 80 0v66H0Z'],
      ['light', 'M18 126h36v2H18Zm84 8h46v2h-46ZM196 70h28l8 84h-44ZM30 158h60v2H30Z'],
      [
        'dark',
        `${boxes([194, 64, 32, 6], [202, 46, 16, 18], [193, 96, 35, 14], [190, 126, 40, 14])}M200 46l10-12 10 12ZM150 200q10-40 44-46h40q40 6 86 20v26Z`,
      ],
    ],
  },
  steamboat: {
    colours: 'desert',
    accents: ['leaves'],
    shapes: [
      ['sun', disc(70, 68, 24)],
      ['far', 'M0 132q60-16 120-6t200-8v34H0Z'],
      ['middle', 'M0 148h320v52H0Z'],
      [
        'dark',
        boxes([118, 50, 8, 56], [142, 50, 8, 56], [112, 46, 20, 6], [136, 46, 20, 6]) +
          'M92 152h152q-4 16-14 20H104q-10-6-12-20ZM236 172v-60h34v60ZM240 116v52h26v-52Z',
      ],
      ['light', boxes([96, 130, 136, 20], [104, 106, 118, 20], [160, 86, 44, 18])],
      [
        'near',
        boxes(
          [92, 126, 144, 4],
          [100, 102, 126, 4],
          ...Array.from({ length: 11 }, (_, at) => [102 + at * 12, 133, 5, 12] as const),
          ...Array.from({ length: 9 }, (_, at) => [110 + at * 12, 109, 5, 10] as const),
          [236, 120, 34, 3],
          [236, 132, 34, 3],
          [236, 144, 34, 3],
          [236, 156, 34, 3],
        ),
      ],
      ['light', 'M20 180h54v2H20Zm72 6h150v2H92Zm180-8h36v2h-36Z'],
    ],
  },
  plains: {
    colours: 'desert',
    accents: ['snow'],
    shapes: [
      ['sun', disc(226, 108, 34)],
      ['far', 'M0 142q80-16 160-8t160-8v40H0Z'],
      ['middle', 'M0 156q90-14 180-4t140-6v40H0Z'],
      ['near', 'M0 172q80-8 170-4t150-6v38H0Z'],
      [
        'dark',
        'M88 178 98 82h4l10 96h-4l-3-26H95l-3 26ZM97 132h6l-1-22h-4ZM100 80 92 46h16ZM100 80 76 62l10-10ZM100 80l24-18-10-10ZM100 80 68 84l2-14ZM100 80l32 4-2-14ZM100 80 78 106l-8-12ZM100 80l22 26 8-12ZM100 80l-6 34h12ZM130 76l24-6v18ZM0 186q40-6 80-2 100 8 240-4v20H0Z',
      ],
    ],
  },
  lake: {
    colours: 'forest',
    accents: ['leaves'],
    shapes: [
      ['sun', disc(96, 60, 22)],
      ['far', 'M0 128q40-24 84-16 40-20 88 2 60-26 148 8v20H0Z'],
      ['middle', 'M0 138h320v62H0Z'],
      ['light', 'M30 150h60v2H30Zm90 14h70v2h-70Zm120-12h50v2h-50ZM198 78v66h-36ZM204 90v54h26Z'],
      [
        'dark',
        `M154 150h84q-6 14-18 16h-46q-14-4-20-16ZM199 72h3v78h-3Z${fir(20, 196, 70)}${fir(48, 200, 52)}${fir(296, 198, 64)}${fir(270, 202, 44)}`,
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** Every picture of a place, by its name. */
export const scenes = { ...landscapes, ...cityScenes };

/** Names a picture of {@link scenes}. */
export type SceneName = keyof typeof scenes;
