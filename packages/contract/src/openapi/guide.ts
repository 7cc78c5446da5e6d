import { endpoints } from '../generated/endpoints.ts';
import { jwtBearerGrantType } from '../identity/token.ts';
import { schemaCodes } from './field-code-words.ts';

const { endSession, exchangeToken, readClientSettings, readUserInfo, requestAssertion } = endpoints;

/** What every operation has in common. */
const conventions =
  'Errors are problems of RFC 9457, told apart by their `type`, whose address explains it, and by `code` where it has one of the error ' +
  'catalogue; one of `about:blank` says in `title` and `errors` what HTTP refused. `reference` finds a problem in the gateway’s log. ' +
  'Outside of development a request carries the API key of its surface as `x-api-key`; what needs none says so by its lack of security. ' +
  'Another method than those of a path is answered 405 with `Allow`. Each operation says in `x-charges` what a request costs of which ' +
  'budget; one that is used up is answered 429 with `Retry-After`, which every 429 and 503 has. Money is in whole cents. ' +
  'Times of a flight carry their offset from UTC, other instants are UTC, and dates have no zone. ' +
  'To delete what does not exist, or exists no more, is no fault (204); an address whose id is no id is 404.';

const fieldCodes =
  'Each entry of `errors` (422) points at a field and has a code: one of `x-field-codes` of the operation, or one of its schema, which are ' +
  `${Object.entries(schemaCodes)
    .map(([code, words]) => `\`${code}\` (${words})`)
    .join(', ')}.`;

const login =
  'To log in: Read login settings names the `client_id` and the `response_type` of each kind of person here. Request assertion takes the ' +
  'credentials and returns an assertion for 60 seconds; 401120752 means that a second factor is due, and has the `transaction` to send it with; an ' +
  'address with a hundred wrong passwords in a quarter of an hour is served ten tries a minute (429). ' +
  'Exchange token takes the assertion, as a form, and returns the access token for `Authorization: Bearer`, and a cookie that scripts cannot ' +
  'read. Before the token expires, after `expires_in` seconds, Exchange token with `grant_type=refresh_token` and the cookie returns the next ' +
  'token and the next cookie: each cookie works once. End session ends both.';

const loginExample =
  'As a shell script, with an account that a gateway with demonstration accounts has; elsewhere an account begins with Enroll member and the ' +
  'link that it mails:';

/** A whole session by curl. A test of the gateway runs it as it stands, from another origin. */
const loginScript = `
ORIGIN='http://localhost:3000'
COOKIES=$(mktemp)
field() { sed -n 's/.*"'"$1"'":"\\([^"]*\\)".*/\\1/p'; }
# As whom to ask for tokens here: {"clients":{"member":{"clientId":"…","responseType":"id_token site"},…}}
CLIENT_ID=$(curl -s "$ORIGIN${readClientSettings.path}" | sed -n 's/.*"member":{"clientId":"\\([^"]*\\)".*/\\1/p')
# Credentials for an assertion
ASSERTION=$(curl -s "$ORIGIN${requestAssertion.path}" -H 'content-type: application/json' \\
  -d '{"method":"password","category":"member","username":"ana.perez","password":"Viento2026!"}' | field assertion)
# The assertion for an access token, and a cookie
ACCESS_TOKEN=$(curl -s -c "$COOKIES" "$ORIGIN${exchangeToken.path}" \\
  --data-urlencode 'grant_type=${jwtBearerGrantType}' -d "assertion=$ASSERTION" \\
  -d "client_id=$CLIENT_ID" -d scope=openid --data-urlencode 'response_type=id_token site' | field access_token)
# The own profile
curl -s "$ORIGIN${readUserInfo.path}" -H "authorization: Bearer $ACCESS_TOKEN"
# The cookie for the next access token, and the next cookie
ACCESS_TOKEN=$(curl -s -b "$COOKIES" -c "$COOKIES" "$ORIGIN${exchangeToken.path}" \\
  -d grant_type=refresh_token -d "client_id=$CLIENT_ID" -d scope=openid \\
  --data-urlencode 'response_type=id_token site' | field access_token)
# The end of the session: 204
curl -s -b "$COOKIES" -c "$COOKIES" -w '%{http_code}' "$ORIGIN${endSession.path}" \\
  -H "authorization: Bearer $ACCESS_TOKEN" -H 'content-type: application/json' \\
  -d '{"client_id":"'"$CLIENT_ID"'","everywhere":false}'
rm "$COOKIES"
`;

/** What the document says before its operations, as CommonMark. */
export const guide = [conventions, fieldCodes, login, loginExample, `\`\`\`sh${loginScript}\`\`\``].join('\n\n');
