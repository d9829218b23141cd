/** Whether animations are allowed (no reduced motion). */
export const mayMove = (): boolean =>
	! window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
