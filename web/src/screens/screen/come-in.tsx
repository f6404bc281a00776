import { QrCode } from "../../look/qr-code";
import { t, Text } from "../../text/text";

/** How phones come to this table: a code to scan, or an address and a name to type. */
export function ComeIn({ id, name, large }: { id: string; name: string; large?: boolean }) {
  const Heading = large ? "h1" : "h2";
  return (
    <section class="come-in">
      <Heading class="codename">{name}</Heading>
      <QrCode text={`${location.origin}/t/${id}`} alt={t("screen-qr")} />
      <p>
        <Text id="screen-join" address={<b>{location.host}</b>} />
      </p>
      {large && (
        <p class="soft">
          <Text id="screen-key-on-phones" />
        </p>
      )}
    </section>
  );
}
