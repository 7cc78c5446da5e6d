/**
 * Names one of the ten questions.
 *
 * @example
 * ```ts
 * import type { SecurityQuestionId } from '@airline/reference-data/security-questions';
 *
 * const chosen: readonly SecurityQuestionId[] = ['birthCity', 'firstPetName'];
 * ```
 */
export type SecurityQuestionId =
  | 'favoriteSportsTeam'
  | 'youngestChildMiddleName'
  | 'firstCarColor'
  | 'favoriteIceCreamFlavor'
  | 'firstPetName'
  | 'birthCity'
  | 'favoriteMovie'
  | 'favoriteSingerOrBand'
  | 'motherMaidenName'
  | 'highSchoolMascot';

/**
 * Describes a security question with the keys of its two labels and its text in both languages (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { SecurityQuestion } from '@airline/reference-data/security-questions';
 *
 * const keyOf = (question: SecurityQuestion): string => question.plainLabelKey;
 * ```
 */
export interface SecurityQuestion {
  readonly id: SecurityQuestionId;
  /** Key of the label in the profile's dialogue. */
  readonly profileLabelKey: `profile.securityQuestion.${SecurityQuestionId}`;
  /** Key of the label as plain text, in account help. */
  readonly plainLabelKey: `securityQuestion.${SecurityQuestionId}`;
  readonly text: { readonly es: string; readonly en: string };
}

function question(id: SecurityQuestionId, es: string, en: string): SecurityQuestion {
  return Object.freeze({
    id,
    profileLabelKey: `profile.securityQuestion.${id}`,
    plainLabelKey: `securityQuestion.${id}`,
    text: Object.freeze({ es, en }),
  });
}

/**
 * Lists the ten security questions in the order in which they are offered.
 *
 * Frozen, the records too. The ids are stored beside a member's answers: they never change. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { securityQuestions } from '@airline/reference-data/security-questions';
 *
 * const labels = securityQuestions.map(({ text }) => text.es);
 * ```
 */
export const securityQuestions: readonly SecurityQuestion[] = /* @__PURE__ */ Object.freeze([
  /* @__PURE__ */ question(
    'favoriteSportsTeam',
    '¿Cuál es su equipo deportivo favorito?',
    'What is your favorite sports team?',
  ),
  /* @__PURE__ */ question(
    'youngestChildMiddleName',
    '¿Cuál es el segundo nombre de su hijo o hija menor?',
    "What is your youngest child's middle name?",
  ),
  /* @__PURE__ */ question(
    'firstCarColor',
    '¿De qué color era su primer automóvil?',
    'What was the color of your first car?',
  ),
  /* @__PURE__ */ question(
    'favoriteIceCreamFlavor',
    '¿Cuál es su sabor de helado favorito?',
    'What is your favorite ice cream flavor?',
  ),
  /* @__PURE__ */ question(
    'firstPetName',
    '¿Cómo se llamaba su primera mascota?',
    'What was the name of your first pet?',
  ),
  /* @__PURE__ */ question('birthCity', '¿En qué ciudad nació?', 'In which city were you born?'),
  /* @__PURE__ */ question('favoriteMovie', '¿Cuál es su película favorita?', 'What is your favorite movie?'),
  /* @__PURE__ */ question(
    'favoriteSingerOrBand',
    '¿Quién es su cantante o grupo favorito?',
    'Who is your favorite singer or band?',
  ),
  /* @__PURE__ */ question(
    'motherMaidenName',
    '¿Cuál es el apellido de soltera de su madre?',
    "What is your mother's maiden name?",
  ),
  /* @__PURE__ */ question(
    'highSchoolMascot',
    '¿Cuál era la mascota de su escuela secundaria?',
    'What was the mascot of your high school?',
  ),
]);
