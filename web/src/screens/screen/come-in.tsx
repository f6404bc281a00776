import { QrCode } from "../../look/qr-code";
import { TableName } from "../../look/table-name";
import { t, Text } from "../../text/text";

/** How phones come to this table: a code to scan, or an address and a name to type. */
export function ComeIn({
  id,
  name,
  lang,
  large,
}: {
  id: string;
  name: string;
  lang: string; // of the words that the name is made of
  large?: boolean;
}) {
  const Heading = large ? "h1" : "h2";
  return (
    <section class="come-in">
      <Heading>
        <TableName name={name} lang={lang} />
      </Heading>
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
