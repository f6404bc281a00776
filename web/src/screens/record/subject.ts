/** The record that is analysed; the screen for it is fetched when it is wanted. */

import { signal } from "@preact/signals";
import type { Subject } from "../analysis/subject";

export const subject = signal<Subject | null>(null);
