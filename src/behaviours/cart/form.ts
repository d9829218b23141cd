import contract from '../../contract';
import type { WriteResult } from '../../contract/types';
import { all } from '../dom/find';
import type { Behaviour, Page } from '../page';
import { lineOf, quantityOf, shownQuantity } from '../quantity/field';
import { wasStepped } from '../quantity/steppers';
import { forgetTyping, whenTyped } from '../quantity/typing';

const { markers, timings_ms: timings } = contract;

const INPUT = `${ markers.cart_form } ${ markers.quantity_input }`;
const BUTTON = `${ markers.cart_form } ${ markers.update_cart }`;

/** What has a way of its own, or goes with every form. */
const ALONE = `${ markers.coupon_input }, [type="submit"], [type="hidden"]`;

/** Where Enter would send the form. */
const FIELD = `${ markers.cart_form } input:not( ${ ALONE } )`;

/** What plugins have in the form, and take from the whole of it. */
const THEIRS = `:is( input, select, textarea ):not( ${ ALONE }, ${ markers.quantity_input } )`;

/** One timer for the form: what is sent is all that changed in it. */
const TYPING = markers.cart_form;

/** The input of the same line: the form may have been drawn anew since. */
const now = ( input: HTMLInputElement ): HTMLInputElement =>
	all< HTMLInputElement >( INPUT ).find(
		( { name } ) => name === input.name
	) ?? input;

/** Whether a press of the button is for the quantities alone. */
let isForLines = false;

const press = ( form: HTMLFormElement | null ) => {
	const button = form?.querySelector< HTMLButtonElement >(
		markers.update_cart
	);
	if ( button ) {
		button.disabled = false;
		button.click();
	}
};

const update = ( input: HTMLInputElement ) => {
	if ( quantityOf( input ) !== null ) {
		isForLines = true;
		press( input.form );
		isForLines = false;
	}
};

/** Sends the form as the browser would; for a shop that answers nothing usable, and for fields of plugins. */
const submitNatively = ( button: HTMLElement ) =>
	( button as HTMLButtonElement ).form?.requestSubmit( button );

const isHttp = ( result: WriteResult ) => ! result.ok && result.why === 'http';

/** Sends each changed line once: what waits in the queue counts as sent. */
const sendLines = ( page: Page, form: HTMLFormElement ) => {
	const sent = all< HTMLInputElement >( markers.quantity_input, form ).map(
		( input ) => {
			const key = lineOf( input );
			const quantity = quantityOf( input );
			return key &&
				quantity !== null &&
				quantity !== shownQuantity( page.cart, input )
				? [ page.cart.setQuantity( key, quantity, 'cart' ) ]
				: [];
		}
	);
	return Promise.all( sent.flat() );
};

const submit = async ( page: Page, button: HTMLElement ) => {
	const { form } = button as HTMLButtonElement;
	const isWhole = ! isForLines && form?.querySelector( THEIRS );
	const results = form && ! isWhole ? await sendLines( page, form ) : [];
	if ( isWhole || results.some( isHttp ) ) {
		submitNatively( button );
		return;
	}
	for ( const result of results ) {
		if ( ! result.ok ) {
			page.announce( result.failure.text );
		}
	}
	if ( results.some( ( { ok } ) => ok ) ) {
		page.announce( page.text( 'cart_updated' ) );
	}
};

/**
 * The cart page's quantities press the form's button: plus and minus at once,
 * typing some time after it stops.
 *
 * @see spec 2.5, 5.2, 9.2, readings 10
 */
export const pressUpdate: Behaviour = ( page ) => {
	page.on( 'input', INPUT, ( event, element ) => {
		const input = element as HTMLInputElement;
		if ( wasStepped( event ) ) {
			update( input );
		} else {
			whenTyped(
				TYPING,
				timings.cart_auto_update,
				() => update( now( input ) ),
				lineOf( input )
			);
		}
	} );
	// The engine's own script sends the form at once then, without the button.
	page.on( 'keydown', INPUT, ( event ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			forgetTyping( TYPING );
		}
	} );
};

/**
 * Updates the cart when the form's button is pressed, or Enter in one of its fields:
 * the browser by itself would press the form's first button, which is the coupon's.
 *
 * @see spec 2.5
 */
export const updateCart: Behaviour = ( page ) => {
	pressUpdate( page );
	page.on( 'keydown', FIELD, ( event, field ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			event.preventDefault();
			press( ( field as HTMLInputElement ).form );
		}
	} );
	page.on( 'click', BUTTON, ( event, button ) => {
		event.preventDefault();
		forgetTyping( TYPING );
		void submit( page, button );
	} );
};
