import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import { scopeOf } from '../../behaviours/page/scope';
import type { Forms } from './forms';

/**
 * Hears the product forms of a page that are really submitted. Everybody else is
 * heard before: what one of them prevents is not sent, and what they put into the
 * form is. `form.submit()` stays the browser's. One that is submitted before what
 * takes it is there is sent when it is.
 *
 * @param page The page.
 * @param last What hears an event after everything else.
 * @return Fetches what takes the forms.
 * @see spec 4.2, 7.2
 */
export const hearForms = ( page: Page, last: EventTarget ) => {
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
				// From now on the browser sends them, this one again.
				isBroken = true;
				form.requestSubmit( button );
			}
		);
	} );
	return () => void load().catch( reportError );
};
