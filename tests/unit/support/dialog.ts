/**
 * Adds the parts of a native dialog that jsdom lacks: it opens modally, focuses
 * its first control, returns the focus on close, and closes with its form. Escape
 * and the backdrop are left to the code under test.
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
