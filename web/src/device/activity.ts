/** Whether somebody has touched the page; before that browsers allow neither sound nor vibration. */
export function wasTouched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? true;
}
