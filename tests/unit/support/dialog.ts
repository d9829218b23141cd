/**
 * What jsdom lacks of a native dialog: it opens modally, gives the focus to its
 * first control, and gives it back when it closes. Escape and the overlay are left to the code
 * under test.
 */
export const installDialog = (): void => {
	const openers = new WeakMap< HTMLDialogElement, Element | null >();
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			openers.set( this, this.ownerDocument.activeElement );
			this.open = true;
			( this.querySelector( 'button' ) ?? this ).focus();
		},
		close( this: HTMLDialogElement ) {
			if ( ! this.open ) {
				return;
			}
			this.open = false;
			const opener = openers.get( this );
			if ( opener instanceof HTMLElement ) {
				opener.focus();
			}
			this.dispatchEvent( new Event( 'close' ) );
		},
	} );
};
