import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import { scopeOf } from '../../behaviours/page/scope';

const { fields, markers } = contract;

/** Kinds of products whose forms say all that there is to say. */
const KINDS = /\bproduct-type-(?!(?:simple|variable|grouped|variation)\b)/;

/**
 * Whether a form is the browser's: it is sent elsewhere, the product is of a kind
 * (sold elsewhere, another plugin's) that has its own ways, or its button asks for
 * something else than an add, which whoever has put it there waits for.
 */
const isLeft = ( form: HTMLFormElement, button: HTMLElement | null ) =>
	form.getAttribute( 'method' ) === 'get' ||
	KINDS.test( form.closest( markers.product )?.className ?? '' ) ||
	Boolean(
		button?.matches(
			`[formaction], [formmethod], [formtarget], [name]:not( [name=""], [name="${ fields.add_to_cart }"] )`
		)
	);

/** Sends a form as the browser would, without asking anybody again. */
const sendNatively = (
	form: HTMLFormElement,
	button: HTMLElement | null
): void => {
	const { name, value } = ( button ?? {} ) as Partial< HTMLButtonElement >;
	if ( name ) {
		const field = document.createElement( 'input' );
		Object.assign( field, { type: 'hidden', name, value } );
		form.append( field );
	}
	HTMLFormElement.prototype.submit.call( form );
};

/**
 * Takes the product forms of a page that are really submitted. Everybody else is
 * heard before: what one of them prevents is not sent, and what they put into the
 * form is. `form.submit()` stays the browser's.
 *
 * @param page The page.
 * @param last What hears an event after everything else.
 * @see spec 4.2, 7.2
 */
export const takeForms = ( page: Page, last: EventTarget ): void => {
	const load = () =>
		import( /* webpackChunkName: "product" */ '../../behaviours/product' );
	page.on( 'pointerover touchstart focusin', markers.product_form, () => {
		load().catch( () => undefined );
	} );
	last.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const button = ( event as SubmitEvent ).submitter;
		if (
			event.defaultPrevented ||
			! form.matches( markers.product_form ) ||
			( scopeOf( form ) ?? '' ) !== page.scope ||
			isLeft( form, button )
		) {
			return;
		}
		event.preventDefault();
		// As it is now: who has filled it for this moment may empty it again.
		const body = new FormData( form );
		load().then(
			( { addForm } ) => addForm( page, form, button, body ),
			( error: unknown ) => {
				reportError( error );
				sendNatively( form, button );
			}
		);
	} );
};
