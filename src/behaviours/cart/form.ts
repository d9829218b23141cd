import contract from '../../contract';
import type { WriteResult } from '../../contract/types';
import { all } from '../dom/find';
import type { Behavior, Page } from '../page';
import { lineOf, quantityOf, shownQuantity } from '../quantity/field';
import { wasStepped } from '../quantity/steppers';
import { cancelDebounce, debounce } from '../quantity/debounce';

const { markers, timings_ms: timings } = contract;

const INPUT = `${ markers.cart_form } ${ markers.quantity_input }`;
const BUTTON = `${ markers.cart_form } ${ markers.update_cart }`;

/** Controls that are handled separately or are part of every form. */
const ALONE = `${ markers.coupon_input }, [type="submit"], [type="hidden"]`;

/** Fields in which Enter would submit the form. */
const FIELD = `${ markers.cart_form } input:not( ${ ALONE } )`;

/** Plugin fields, which need the whole form to be submitted. */
const THEIRS = `:is( input, select, textarea ):not( ${ ALONE }, ${ markers.quantity_input } )`;

/** One timer for the form: all changed lines are sent together. */
const TYPING = markers.cart_form;

/** The current input of the same line: the form may have been re-rendered. */
const now = ( input: HTMLInputElement ): HTMLInputElement =>
	all< HTMLInputElement >( INPUT ).find(
		( { name } ) => name === input.name
	) ?? input;

/** Whether the button press should send only quantities. */
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

/** Submits natively: after an unusable response, or with plugin fields. */
const submitNatively = ( button: HTMLElement ) =>
	( button as HTMLButtonElement ).form?.requestSubmit( button );

const isHttp = ( result: WriteResult ) => ! result.ok && result.why === 'http';

/** Sends each changed line once: queued changes count as sent. */
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
 * Presses the form's update button on quantity changes: plus and minus at once,
 * typing after a delay.
 *
 * @see spec 2.5, 5.2, 9.2, readings 10
 */
export const pressUpdate: Behavior = ( page ) => {
	page.on( 'input', INPUT, ( event, element ) => {
		const input = element as HTMLInputElement;
		if ( wasStepped( event ) ) {
			update( input );
		} else {
			debounce(
				TYPING,
				timings.cart_auto_update,
				() => update( now( input ) ),
				lineOf( input )
			);
		}
	} );
	// The engine's script then submits the form at once, without the button.
	page.on( 'keydown', INPUT, ( event ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			cancelDebounce( TYPING );
		}
	} );
};

/**
 * Updates the cart when the update button is pressed, or Enter in a field: by
 * default the browser would press the form's first button, "Apply coupon".
 *
 * @see spec 2.5
 */
export const updateCart: Behavior = ( page ) => {
	pressUpdate( page );
	page.on( 'keydown', FIELD, ( event, field ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			event.preventDefault();
			press( ( field as HTMLInputElement ).form );
		}
	} );
	page.on( 'click', BUTTON, ( event, button ) => {
		event.preventDefault();
		cancelDebounce( TYPING );
		void submit( page, button );
	} );
};
