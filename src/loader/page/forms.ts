import contract from '../../contract';
import type { Page } from '../../behaviours/page';

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

/** What takes the product forms of a page. */
export interface Forms {
	/** Whether it is the browser's. */
	isLeft: ( form: HTMLFormElement, button: HTMLElement | null ) => boolean;
	/**
	 * Sends one in the background, or as the browser would. `body` is what it held
	 * as it was submitted: who has filled it for the moment may empty it again.
	 */
	send: (
		form: HTMLFormElement,
		button: HTMLElement | null,
		body: FormData
	) => void;
}

/**
 * What takes the product forms of a page.
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
