/** Focuses an element that is not focusable by itself, such as a notice. */
export const focusOn = ( element: HTMLElement | null | undefined ): void => {
	if ( element ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
	}
};

/** Whether an element accepts keyboard input. */
export const isFormControl = ( element: Element | null ): boolean =>
	!! element?.matches( 'input, select, textarea, [contenteditable]' );
