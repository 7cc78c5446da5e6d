import { answerBenchmark, listen, openGateway } from './open-gateway.ts';

/** Three gateways in one process, which share its heap and its compiled code: two that nobody watches, and one that is. */
const watched = Object.fromEntries(
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'METRICS_KEY'].map((name) => [name, process.env[name] ?? '']),
);

answerBenchmark({
  off: await listen(await openGateway()),
  on: await listen(await openGateway(watched)),
  alike: await listen(await openGateway()),
});
