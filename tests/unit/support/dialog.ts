/**
 * What jsdom lacks of a native dialog: it opens modally, gives the focus to its
 * first control, gives it back when it closes, and closes by its form. Escape and
 * the overlay are left to the code under test.
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
	document.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		if ( form.method === 'dialog' ) {
			event.preventDefault();
			form.closest( 'dialog' )?.close();
		}
	} );
};
