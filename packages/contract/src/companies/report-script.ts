/** What a service logs in with, and where. */
export interface ReportService {
  /** As people's browsers see it, without a trailing slash. */
  readonly origin: string;
  readonly username: string;
  /** Base64url or another text without quotation marks. */
  readonly secret: string;
}

/** Writes the lines that log a service in by curl: what follows them has an access token in `TOKEN` and the origin in `ORIGIN`. */
export function writeReportLogin({ origin, username, secret }: ReportService): string {
  return `set -eu
ORIGIN='${origin}'
JSON='content-type: application/json'
FORM='content-type: application/x-www-form-urlencoded'
read_text() { sed "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/"; }

CLIENT_ID=$(curl -sS "$ORIGIN/api/client-settings/v1/settings" | sed 's/.*"automatedReportService":{"clientId":"\\([^"]*\\)".*/\\1/')
RESPONSE_TYPE=$(curl -sS "$ORIGIN/api/client-settings/v1/settings" | sed 's/.*"automatedReportService":{[^}]*"responseType":"\\([^"]*\\)".*/\\1/')
ASSERTION=$(curl -sS "$ORIGIN/api/security/v4/security/assertion" -H "$JSON" \\
  -d '{"method":"password","category":"automatedReportService","username":"${username}","password":"${secret}"}' | read_text assertion)
TOKEN=$(curl -sS "$ORIGIN/api/security/v4/security/token" -H "$FORM" \\
  --data-urlencode 'grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer' --data-urlencode "assertion=$ASSERTION" \\
  --data-urlencode "client_id=$CLIENT_ID" --data-urlencode 'scope=openid' \\
  --data-urlencode "response_type=$RESPONSE_TYPE" | read_text access_token)
`;
}

/** Writes the lines that log a service in by curl and fetch the first page of what was spent in some days. */
export function writeReportScript(
  service: ReportService,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  return `${writeReportLogin(service)}
curl -sS "$ORIGIN/api/corporate/v1/reports/air-spend?from=${from}&to=${to}&limit=100" -H "authorization: Bearer $TOKEN"
`;
}
