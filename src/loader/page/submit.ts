import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import { scopeOf } from '../../behaviours/page/scope';
import type { Forms } from './forms';

/**
 * Handles the submit of product forms after all other listeners: a prevented
 * form is not sent, and their changes to the form are. `form.submit()` stays
 * native. A form submitted before the handler has loaded is sent once it has.
 *
 * @param page The page.
 * @param last An event target that gets events after all others.
 * @return Preloads the handler.
 * @see spec 4.2, 7.2
 */
export const listenForForms = ( page: Page, last: EventTarget ) => {
	let forms: Forms | undefined;
	let isBroken = false;
	let loading: Promise< Forms > | undefined;
	const load = () =>
		( loading ??= import( /* webpackChunkName: "forms" */ './forms' ).then(
			( { createForms } ) => ( forms = createForms( page ) )
		) );
	last.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const button = ( event as SubmitEvent ).submitter;
		if (
			isBroken ||
			event.defaultPrevented ||
			! form.matches( contract.markers.product_form ) ||
			( scopeOf( form ) ?? '' ) !== page.scope ||
			forms?.isLeft( form, button )
		) {
			return;
		}
		event.preventDefault();
		const body = new FormData( form );
		load().then(
			( { send } ) => send( form, button, body ),
			( error: unknown ) => {
				reportError( error );
				// Submit natively from now on, starting with this one.
				isBroken = true;
				form.requestSubmit( button );
			}
		);
	} );
	return () => void load().catch( reportError );
};
