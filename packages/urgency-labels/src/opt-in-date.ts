const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** Gives the Spanish format of a date in a zone, made once for each zone; throws for an unknown zone and names the field. */
export function optInDateFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = createFormat(timeZone);
    formats.set(timeZone, format);
  }
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('es-US', { day: 'numeric', month: 'long', timeZone });
  } catch {
    throw new RangeError(
      `promotion.timeZone is '${timeZone}', which is no time zone; give an IANA name such as 'America/Chicago'.`,
    );
  }
}
