/**
 * One sheet and no style attributes, so that a page can show the mail under a policy that names this sheet alone. Colours are
 * written out, and no image is asked for: mail readers know no custom properties, and block what they would have to fetch.
 */
export const mailSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f2f6fb; color: #0c1c3c; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 600px; margin: 0 auto; background: #ffffff; border-radius: 12px; overflow: hidden; }
header { padding: 24px; background: #0c1c3c; color: #ffffff; }
.brand { margin: 0; font-family: Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; font-size: 26px; font-weight: 700; letter-spacing: -0.6px; line-height: 32px; }
.mark { display: inline-block; width: 36px; margin-right: 10px; line-height: 0; vertical-align: middle; }
.sun { display: block; width: 10px; height: 10px; margin-left: 26px; border-radius: 50%; background: #ffc72e; }
.wind { display: block; width: 24px; height: 3px; margin: 3px 0 0 4px; border-radius: 3px; background: #ffffff; }
.wind.short { width: 16px; margin: -3px 0 0 8px; }
.wind.long { width: 34px; margin-left: 0; }
h1 { margin: 12px 0 0; font-size: 26px; line-height: 1.25; }
section, .locator, .closing, footer { padding: 20px 24px; border-bottom: 1px solid #d5e0ed; }
.locator p { margin: 0 0 12px; }
.locator strong { display: block; font-size: 30px; letter-spacing: 4px; }
.locator p + p, .locator p:last-child { margin: 16px 0 0; }
h2 { margin: 0 0 12px; font-size: 18px; }
h3 { margin: 0; font-size: 16px; }
ul { margin: 0; padding: 0 0 0 20px; }
li ul, .date, .note, th, .part td { color: #455c84; }
.note { margin: 12px 0 0; }
table { width: 100%; border-collapse: collapse; }
th { padding: 0; font-size: 13px; font-weight: 400; text-align: left; }
td { vertical-align: top; }
.trip { margin: 0 0 12px; padding: 16px; border: 1px solid #d5e0ed; border-radius: 12px; background: #f8fafd; }
.date { margin: 0 0 12px; }
.duration { margin: 4px 0 0; font-size: 14px; font-weight: 600; }
.trip td.wait { width: auto; padding: 6px 12px; border-radius: 8px; background: #e9f1fa; color: #455c84; }
.trip td { width: 40%; padding: 4px 8px 8px 0; font-size: 14px; }
.trip td.flight { width: 20%; padding-top: 8px; font-weight: 600; }
.trip td strong { font-size: 20px; white-space: nowrap; }
.amounts th, .amounts td { padding: 4px 0; font-size: 16px; }
.amounts td { text-align: right; white-space: nowrap; }
.amounts .part th, .amounts .part td { padding: 2px 0 2px 16px; font-size: 14px; }
.amounts .total th, .amounts .total td { padding-top: 12px; border-top: 1px solid #d5e0ed; color: #0c1c3c; font-size: 20px; font-weight: 700; }
a { color: #084bb0; }
.action { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #0b5ed7; color: #ffffff; font-weight: 600; text-decoration: none; }
.address { overflow-wrap: anywhere; }
.closing, footer { color: #455c84; font-size: 14px; }
footer { border: 0; }
footer p { margin: 0 0 8px; }
.phone { white-space: nowrap; }
@media (max-width: 480px) {
  body { padding: 0; }
  main { border-radius: 0; }
  header, section, .locator, .closing, footer { padding: 16px; }
  .trip { padding: 12px; }
  .trip td { padding-right: 4px; }
  .trip td strong { font-size: 14px; }
  .trip td.flight { padding-top: 4px; font-size: 12px; }
}
@media (prefers-color-scheme: dark) {
  body { background: #091020; color: #f2f6fb; }
  main { background: #0f192e; }
  header { background: #152139; }
  section, .locator, .closing, .trip, .amounts .total th, .amounts .total td { border-color: #2b3c5d; }
  .trip { background: #152139; }
  .trip td.wait { background: #1e2d4a; color: #b9c8db; }
  li ul, .date, .note, th, .part td, .closing, footer { color: #b9c8db; }
  .amounts .total th, .amounts .total td { color: #f2f6fb; }
  a { color: #8fbcff; }
  .action { background: #8fbcff; color: #091020; }
}
`;
