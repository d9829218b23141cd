import type { Page } from '../page';

export interface DialogOptions {
	/** Focused after `focusAfter` ms, unless the shopper moved the focus. */
	focus?: HTMLElement | null;
	focusAfter?: number;
	/** Whether to close when the window width changes. */
	closeOnWidth?: boolean;
	onClose?: () => void;
}

/**
 * Opens a native modal dialog in the same frame; `attend` then sets up scroll
 * lock, Escape and Tab. The browser makes the page inert and restores the focus
 * on close.
 *
 * The caller wires the close button to `dialog.close()`.
 *
 * @return False without support for modal dialogs: follow the link instead.
 * @see spec 2.6, field 19
 */
export const openDialog = (
	page: Pick< Page, 'later' >,
	dialog: HTMLDialogElement,
	options: DialogOptions = {}
): boolean => {
	// Missing in browsers before 2022, unlike the types say.
	if ( ! ( 'showModal' in dialog ) ) {
		return false;
	}
	if ( ! dialog.open ) {
		dialog.tabIndex = -1;
		dialog.showModal();
		// Otherwise the browser would focus the first control at once.
		dialog.focus();
		const { focus, focusAfter, onClose } = options;
		const timer = setTimeout( () => {
			// Do not move the focus of a shopper who has started to navigate.
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
