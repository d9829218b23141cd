/** Whether this shopper wants things to move. */
export const mayMove = (): boolean =>
	! window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
