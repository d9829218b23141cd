import { createRoot, flushSync, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';

const { events, markers } = contract;

const tell = ( element: HTMLElement, name: string ) =>
	element.dispatchEvent( new CustomEvent( name, { bubbles: true } ) );

/**
 * Makes an element of the page live. Markup that shows another cart than the
 * page's data (an answer waited out of sight), or that is out of sight itself, is
 * drawn anew instead. Who hears of its beginning and its end can carry over what
 * such a drawing would lose.
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
	tell( element, events.native.hydrating );
	flushSync( () => {
		if (
			element.dataset.revision === String( printed.revision ) &&
			! element.hasAttribute( markers.asleep )
		) {
			hydrateRoot( element, view, {
				// A fragment may hold a line to undo that the data know nothing of:
				// React draws the view anew, which is all there is to do.
				onRecoverableError: () => undefined,
			} );
		} else {
			createRoot( element ).render( view );
		}
	} );
	tell( element, events.native.hydrated );
};
