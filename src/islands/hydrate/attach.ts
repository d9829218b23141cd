import { createRoot, flushSync, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';

const { events, markers } = contract;

const emit = ( element: HTMLElement, name: string ) =>
	element.dispatchEvent( new CustomEvent( name, { bubbles: true } ) );

/**
 * Whether an element shows the cart in the page's data; an update may have
 * waited while the element was hidden.
 *
 * @param element The view's root element.
 * @param printed The cart in the page.
 */
export const isUpToDate = (
	element: HTMLElement,
	printed: CartSnapshot
): boolean =>
	element.dataset.revision === String( printed.revision ) &&
	! element.hasAttribute( markers.asleep );

/**
 * Hydrates an element of the page. If its markup shows another cart than the
 * page's data, or if it is hidden, it is rendered from scratch instead. Events
 * before and after let others preserve what that would destroy.
 *
 * @param element The view's root element, whose attributes are kept.
 * @param isSame  Whether its markup matches the initial render.
 * @param view    The view to render.
 * @return Null if it is hydrated already.
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
	emit( element, events.native.hydrating );
	const root = flushSync( () => {
		if ( isSame ) {
			return hydrateRoot( element, view, {
				// The server's markup may have an undo bar that the data lack.
				// React then renders from scratch, so there is nothing else to
				// do.
				onRecoverableError: () => undefined,
			} );
		}
		const drawn = createRoot( element );
		drawn.render( view );
		return drawn;
	} );
	emit( element, events.native.hydrated );
	return root;
};
