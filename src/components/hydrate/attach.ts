import { createRoot, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';

const { events, markers } = contract;

/**
 * Makes an element of the page live. Markup that shows another cart than the
 * page's data (an answer waited out of sight) is drawn anew instead.
 *
 * @param element What holds the view; its own attributes stay as they are.
 * @param printed The cart in the page.
 * @param view    What the element is to hold.
 */
export const attach = (
	element: HTMLElement,
	printed: CartSnapshot,
	view: ReactElement
): void => {
	if ( element.hasAttribute( markers.hydrated ) ) {
		return;
	}
	element.setAttribute( markers.hydrated, '' );
	if ( element.dataset.revision === String( printed.revision ) ) {
		hydrateRoot( element, view, {
			// A fragment may hold a line to undo that the data know nothing of:
			// React draws the view anew, which is all there is to do.
			onRecoverableError: () => undefined,
		} );
	} else {
		createRoot( element ).render( view );
	}
	element.dispatchEvent(
		new CustomEvent( events.native.hydrated, { bubbles: true } )
	);
};
