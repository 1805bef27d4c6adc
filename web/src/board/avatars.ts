/** Our own small drawings for players, in a square from -6 to 6; the server knows their names. */
export const AVATARS: Record<string, string> = {
  engine: "M-5-1H1V-4H5V3H-5ZM-4-1V-4H-2V-1ZM-3 5a1.6 1.6 0 1 1 .1 0ZM3 5a1.6 1.6 0 1 1 .1 0Z",
  lantern: "M-2.5-4.5H2.5L3.5-2H-3.5ZM-3-1H3V4H-3ZM-4 4.6H4V5.6H-4ZM-.6-5.6H.6V-4.6H-.6Z",
  whistle: "M-5-3H4V0H1.8A3.4 3.4 0 1 1-4.6 0H-5ZM-1.4 1.2a.9 .9 0 1 0 .1 0Z",
  case: "M-5-2H5V5H-5ZM-2-2V-4.5H2V-2H.9V-3.4H-.9V-2Z",
  cap: "M-4 0C-4-6 4-6 4 0V1.5H-4ZM-5.5 2.2C-2 1.5 2 1.5 5.5 2.2 4 4.6-4 4.6-5.5 2.2Z",
  bell: "M-.8-5.5H.8V-4.5C3-4 3.5-1.5 3.6 1.5L5 3.5H-5L-3.6 1.5C-3.5-1.5-3-4-.8-4.5ZM-1.5 4.2H1.5A1.5 1.5 0 0 1-1.5 4.2Z",
  owl: "M-4-5.5-2-4H2L4-5.5V1.5A4 4 0 0 1-4 1.5ZM-1.9-2.4a1.300 1.300 0 1 0 .1 0ZM1.9-2.4a1.300 1.300 0 1 0 .1 0ZM-.7 1H.7L0 2.300Z",
  fox: "M-5.5-5-1.8-3H1.8L5.5-5 4.5 1 0 5.5-4.5 1ZM-2.300-.7a.8 .8 0 1 0 .1 0ZM2.300-.7a.8 .8 0 1 0 .1 0Z",
};
