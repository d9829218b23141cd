/** Gives the focus to something that is no control, such as a notice. */
export const focusOn = ( element: HTMLElement | null | undefined ): void => {
	if ( element ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
	}
};
