import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

/** A self-signed TLS certificate for a host name, valid for a day. Node.js can read certificates but not create them. */
export function makeCertificate(host: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(objectId('55 04 03'), element(0x0c, Buffer.from(host)))));
  const algorithm = sequence(objectId('2a 86 48 ce 3d 04 03 02'));
  const validity = sequence(time(Date.now() - 3_600_000), time(Date.now() + 86_400_000));
  const alternativeName = sequence(objectId('55 1d 11'), element(0x04, sequence(element(0x82, Buffer.from(host)))));
  const body = sequence(
    element(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(alternativeName)),
  );
  const signature = element(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]));
  return {
    cert: new X509Certificate(sequence(body, algorithm, signature)).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}

/** One element in ASN.1 DER: tag, length, content. */
const element = (tag: number, content: Buffer) =>
  Buffer.concat([Buffer.of(tag, ...encodeLength(content.length)), content]);

function encodeLength(length: number) {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const sequence = (...elements: Buffer[]) => element(0x30, Buffer.concat(elements));
const set = (content: Buffer) => element(0x31, content);
const integer = (value: number) => element(0x02, Buffer.of(value));
const objectId = (hex: string) => element(0x06, Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** UTCTime: YYMMDDhhmmssZ. */
const time = (ms: number) =>
  element(0x17, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));
