// Our own icons: one 24-unit square, a stroke of two, round ends; no icon carries a meaning alone.
import type { ComponentChildren, JSX } from "preact";
import { Square, type SquareProps } from "./square";

type Icon = (props: SquareProps) => JSX.Element;

function frame(content: ComponentChildren, { size = "1.5em", ...rest }: SquareProps) {
  return (
    <Square
      size={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...rest}
    >
      {content}
    </Square>
  );
}

function drawn(...paths: string[]): Icon {
  return (props) =>
    frame(
      paths.map((path) => <path key={path} d={path} />),
      props,
    );
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ShareIcon = drawn("M12 15V3", "M7.5 7.5 12 3l4.5 4.5", "M5 12v8h14v-8");
export const TimerIcon = drawn(
  ring(12, 14, 7),
  "M12 14V10.5",
  "M9.5 3h5",
  "M12 3v4",
  "M18 6.5 19.5 8",
);
export const KeyIcon = drawn(ring(8, 16, 4), "M11 13 20 4", "M16.5 7.5 19 10", "M14 10l1.5 1.5");
export const EyeIcon = drawn(
  "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z",
  ring(12, 12, 2.75),
);
export const EyeShutIcon = drawn(
  "M2.5 10c2.5 4 6 5.5 9.5 5.5s7-1.5 9.5-5.5",
  "M12 15.5V19",
  "M6.5 14 5 17",
  "M17.5 14 19 17",
);
export const BotIcon = drawn(
  "M5 9h14v10H5z",
  "M12 9V5",
  ring(12, 4, 1),
  "M9 13v1.5M15 13v1.5",
  "M2.5 13v3M21.5 13v3",
);
export const SettingsIcon = drawn(
  "M4 7h8M18 7h2",
  ring(15, 7, 2.25),
  "M4 17h2M12 17h8",
  ring(9, 17, 2.25),
);
export const CalendarIcon = drawn("M4 6h16v14H4z", "M4 11h16M8 3v4M16 3v4");
export const HostIcon = drawn("M4 18h16", "M4.5 15 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8z");
export const LockIcon = drawn(
  "M5.5 11h13v9h-13z",
  "M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  "M12 14.5v2",
);
export const LeaveIcon = drawn("M10 4H5v16h5", "M10 12h10", "M16 8l4 4-4 4");
export const ShuffleIcon = drawn(
  "M3 7h3.5c5 0 6 10 11 10H21",
  "M3 17h3.5c1.5 0 2.6-1 3.5-2.3M14 9.3c.9-1.3 2-2.3 3.5-2.3H21",
  "M18.5 4.5 21 7l-2.5 2.5",
  "M18.5 14.5 21 17l-2.5 2.5",
);
export const ArrowIcon = drawn("M4 12h16", "M14 6l6 6-6 6");
export const BackIcon = drawn("M20 12H4", "M10 6l-6 6 6 6");
export const DownIcon = drawn("M6 9.5l6 6 6-6");
export const UpIcon = drawn("M6 14.5l6-6 6 6");
export const CheckIcon = drawn("M4.5 12.5l5 5 10-11");
export const FlagIcon = drawn("M6 21V4", "M6 5h12l-3 4 3 4H6");
export const CloseIcon = drawn("M6 6l12 12M18 6 6 18");
export const CopyIcon = drawn("M8 8h11v12H8z", "M16 5V4H5v12h1");
export const DownloadIcon = drawn("M12 3v12", "M7.5 10.5 12 15l4.5-4.5", "M4 20h16");
export const PlayIcon = drawn("M7.5 4.5v15l12-7.5z");
export const PauseIcon = drawn("M8 5v14M16 5v14");
export const ReplayIcon = drawn("M4.5 5v5h5", "M5 10a7.5 7.5 0 1 1-.6 5");
export const SearchIcon = drawn(ring(10.5, 10.5, 6.5), "M15.5 15.5 21 21");
export const PeopleIcon = drawn(
  ring(9, 8, 3.25),
  "M3 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5",
  "M15.5 5.2a3.25 3.25 0 0 1 0 5.6M17 14c2.5.6 4 2.4 4 5",
);
export const BookIcon = drawn(
  "M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2z",
  "M12 6.5v14",
);
export const WarningIcon = drawn("M12 4 2.5 20h19z", "M12 10v4.5M12 17.3v.1");
export const InfoIcon = drawn(ring(12, 12, 9), "M12 11v5.5M12 7.6v.1");
export const ScreenIcon = drawn("M3 5h18v12H3z", "M8 21h8M12 17v4");
export const LampIcon = drawn("M6.5 11 10 4h5l3.5 7z", "M12.5 11v9", "M8.5 20h8", "M9 11v2");
export const HelpIcon = drawn(
  ring(12, 12, 9),
  "M9.3 9.5a2.8 2.8 0 1 1 4.2 2.5c-1 .6-1.5 1.1-1.5 2.2",
  "M12 17.2v.1",
);
