/** Words that people add and that tell no place from another; they count only while they match, and in no name. */
export const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'airport airports international intl regional city usa the of and all ' +
    'aeropuerto aeropuertos internacional ciudad eeuu el de del y todos'
  ).split(' '),
);
