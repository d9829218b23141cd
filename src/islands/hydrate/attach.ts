import { createRoot, flushSync, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';

const { events, markers } = contract;

const tell = ( element: HTMLElement, name: string ) =>
	element.dispatchEvent( new CustomEvent( name, { bubbles: true } ) );

/**
 * Whether an element shows the cart of the page's data: an answer may have waited
 * out of sight.
 *
 * @param element What holds the view.
 * @param printed The cart in the page.
 */
export const isUpToDate = (
	element: HTMLElement,
	printed: CartSnapshot
): boolean =>
	element.dataset.revision === String( printed.revision ) &&
	! element.hasAttribute( markers.asleep );

/**
 * Makes an element of the page live. Markup that shows another cart than the
 * page's data, or that is out of sight itself, is drawn anew instead. Who hears of
 * its beginning and its end can carry over what such a drawing would lose.
 *
 * @param element What holds the view; its own attributes stay as they are.
 * @param isSame  Whether it shows what the view does at first.
 * @param view    What the element is to hold.
 * @return Null where it is live already.
 */
export const attach = (
	element: HTMLElement,
	isSame: boolean,
	view: ReactElement
): Root | null => {
	if ( element.hasAttribute( markers.hydrated ) ) {
		return null;
	}
	element.setAttribute( markers.hydrated, '' );
	tell( element, events.native.hydrating );
	const root = flushSync( () => {
		if ( isSame ) {
			return hydrateRoot( element, view, {
				// A fragment may hold a line to undo that the data know nothing of:
				// React draws the view anew, which is all there is to do.
				onRecoverableError: () => undefined,
			} );
		}
		const drawn = createRoot( element );
		drawn.render( view );
		return drawn;
	} );
	tell( element, events.native.hydrated );
	return root;
};
