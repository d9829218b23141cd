import type { Page } from '../page';

export interface DialogOptions {
	/** Gets the focus `focusAfter` milliseconds after opening, unless the shopper has moved it meanwhile. */
	focus?: HTMLElement | null;
	focusAfter?: number;
	/** A window of another width closes it. */
	closeOnWidth?: boolean;
	onClose?: () => void;
}

/**
 * Opens a native dialog as every overlay of Vitrine opens, in the frame of the
 * intent; its manners (see `attend`) follow. The browser makes what is behind it
 * inert, and gives the focus back to where it came from.
 *
 * Whoever opens it wires its close button to `dialog.close()`.
 *
 * @return False when the browser knows no modal dialogs: follow the link instead.
 * @see spec 2.6, field 19
 */
export const openDialog = (
	page: Pick< Page, 'later' >,
	dialog: HTMLDialogElement,
	options: DialogOptions = {}
): boolean => {
	// Browsers before 2022 lack it, whatever the types say.
	if ( ! ( 'showModal' in dialog ) ) {
		return false;
	}
	if ( ! dialog.open ) {
		dialog.tabIndex = -1;
		dialog.showModal();
		// The browser gives the focus to the first control, whose turn is later.
		dialog.focus();
		const { focus, focusAfter, onClose } = options;
		const timer = setTimeout( () => {
			// Who went on by key or press is not called back: the next key would hit the wrong control.
			if ( ! dialog.querySelector( ':focus' ) ) {
				focus?.focus();
			}
		}, focusAfter );
		dialog.addEventListener(
			'close',
			() => {
				clearTimeout( timer );
				onClose?.();
			},
			{ once: true }
		);
		page.later().then(
			( { attend } ) => attend( dialog, options ),
			reportError
		);
	}
	return true;
};
