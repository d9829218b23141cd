/** Gives the focus to something that is no control, such as a notice. */
export const focusOn = ( element: HTMLElement | null | undefined ): void => {
	if ( element ) {
		element.tabIndex = -1;
		element.focus( { preventScroll: true } );
	}
};

/** Whether something is filled in by the keyboard. */
export const isFormControl = ( element: Element | null ): boolean =>
	!! element?.matches( 'input, select, textarea, [contenteditable]' );
