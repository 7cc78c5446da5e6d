/** Words that people add and that tell no place from another; they count only while they match, and in no name. */
export const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'airport airports international intl regional city usa the of and all ' +
    'area areas metro metropolitan greater region surroundings vicinity near nearest nearby around close closest to from in into for with ' +
    'flight flights ticket tickets trip trips travel fly flying airfare fares cheap cheapest direct nonstop round one way last minute ' +
    'i want need go going get me leaving departing visit book what vacation hotel hotels downtown ' +
    'aeropuerto aeropuertos internacional ciudad eeuu el de del y todos ' +
    'zona zonas metropolitana metropolitano alrededor alrededores cercanias afueras cerca cercano cercanos desde hacia para por con ' +
    'vuelo vuelos boleto boletos pasaje pasajes avion viaje viajes viajar volar barato baratos ofertas directo directos sin escalas ' +
    'quiero necesito busco ir voy llegar salir saliendo destino ida vuelta vacaciones como que mas queda centro en a'
  ).split(' '),
);
