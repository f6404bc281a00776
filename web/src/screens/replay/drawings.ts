/** The drawings of a game as text: a picture to share holds them itself. */

import { useEffect, useState } from "preact/hooks";
import { drawnOn } from "../../table/pictures";

/** What is inside the files of these faces, by face; words have none. */
export function useDrawings(faces: readonly string[], wanted: boolean): Readonly<Record<string, string>> {
  const [drawings, setDrawings] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!wanted) return;
    const fetched = faces.map(async (face) => {
      const address = drawnOn(face).picture?.address;
      return address ? [[face, inside(await (await fetch(address)).text())] as const] : [];
    });
    Promise.all(fetched).then(
      (found) => setDrawings(Object.fromEntries(found.flat())),
      () => undefined, // without the line they stay signs
    );
  }, [faces.join(), wanted]);
  return drawings;
}

/** The shapes of an SVG file. */
export const inside = (svg: string): string => /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? "";
