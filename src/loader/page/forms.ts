import contract from '../../contract';
import type { Page } from '../../behaviours/page';

const { fields, markers } = contract;

/** Product types whose forms are not handled here. */
const KINDS = /\bproduct-type-(?!(?:simple|variable|grouped|variation)\b)/;

/**
 * Whether to submit natively: other method, a product type of its own
 * (external, or of another plugin), or a button that does something other than
 * adding to the cart.
 */
const isLeft = ( form: HTMLFormElement, button: HTMLElement | null ) =>
	form.getAttribute( 'method' ) === 'get' ||
	KINDS.test( form.closest( markers.product )?.className ?? '' ) ||
	Boolean(
		button?.matches(
			`[formaction], [formmethod], [formtarget], [name]:not( [name=""], [name="${ fields.add_to_cart }"] )`
		)
	);

/** Submits a form natively, without firing submit again. */
const sendNatively = (
	form: HTMLFormElement,
	button: HTMLElement | null
): void => {
	const { name, value } = ( button ?? {} ) as Partial< HTMLButtonElement >;
	for ( const attribute of [ 'action', 'method', 'target' ] ) {
		const own = button?.getAttribute( `form${ attribute }` );
		if ( own ) {
			form.setAttribute( attribute, own );
		}
	}
	if ( name ) {
		const field = document.createElement( 'input' );
		Object.assign( field, { type: 'hidden', name, value } );
		form.append( field );
	}
	HTMLFormElement.prototype.submit.call( form );
};

/** Handles the product forms of a page. */
export interface Forms {
	/** Whether the form must be submitted natively. */
	isLeft: ( form: HTMLFormElement, button: HTMLElement | null ) => boolean;
	/**
	 * Sends a form in the background, or natively. `body` is its data at
	 * submit: listeners may reset the fields afterwards.
	 */
	send: (
		form: HTMLFormElement,
		button: HTMLElement | null,
		body: FormData
	) => void;
}

/**
 * Creates the handler of the page's product forms.
 *
 * @param page The page.
 * @see spec 4.2, 7.2
 */
export const createForms = ( page: Page ): Forms => {
	const load = () =>
		import( /* webpackChunkName: "product" */ '../../behaviours/product' );
	page.on( 'pointerover touchstart focusin', markers.product_form, () => {
		load().catch( () => undefined );
	} );
	return {
		isLeft,
		send: ( form, button, body ) => {
			if ( isLeft( form, button ) ) {
				sendNatively( form, button );
				return;
			}
			load().then(
				( { addForm } ) => addForm( page, form, button, body ),
				( error: unknown ) => {
					reportError( error );
					sendNatively( form, button );
				}
			);
		},
	};
};
