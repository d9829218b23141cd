import contract from '../../contract';
import { correct, decrease, increase } from '../../core/quantity';
import type { QuantityBounds } from '../../core/quantity';
import type { Behavior, Page } from '../page';

const { markers } = contract;
const {
	quantity: BOX,
	quantity_input: INPUT,
	quantity_plus: PLUS,
	quantity_minus: MINUS,
} = markers;

const stepped = new WeakSet< Event >();

/** Whether an event came from a plus or minus button rather than typing. */
export const wasStepped = ( event: Event ): boolean => stepped.has( event );

const boundsOf = ( input: HTMLInputElement ): QuantityBounds => ( {
	min: parseFloat( input.min ),
	max: parseFloat( input.max ),
	step: parseFloat( input.step ),
} );

const emitChange = ( input: HTMLInputElement ) => {
	for ( const type of [ 'input', 'change' ] ) {
		const event = new Event( type, { bubbles: true } );
		stepped.add( event );
		input.dispatchEvent( event );
	}
};

const inputOf = ( button: EventTarget | null ) =>
	button instanceof Element
		? button.closest( BOX )?.querySelector< HTMLInputElement >( INPUT )
		: null;

/** Values of quantities when a click on them began. */
const earlier = new WeakMap< Event, string >();

const step = ( page: Page, button: HTMLElement, event: Event ) => {
	const input = inputOf( button );
	if (
		! input ||
		input.disabled ||
		input.readOnly ||
		// A theme's script has handled the button.
		( earlier.get( event ) ?? input.value ) !== input.value
	) {
		return;
	}
	const move = button.classList.contains( PLUS ) ? increase : decrease;
	const next = `${ move(
		parseFloat( input.value ),
		boundsOf( input ),
		page.settings.theme.quantity_clamp
	) }`;
	if ( next !== input.value ) {
		input.value = next;
		emitChange( input );
	}
};

const makeButton = ( page: Page, input: HTMLInputElement, type: string ) => {
	const isPlus = type === PLUS;
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = type;
	button.textContent = isPlus ? '+' : '−';
	button.setAttribute(
		'aria-label',
		page.text(
			isPlus ? 'increase_quantity' : 'decrease_quantity',
			input.getAttribute( 'aria-label' ) ?? ''
		)
	);
	return button;
};

/** Adds plus and minus buttons to a bare input of the engine's markup. */
const dress = ( page: Page, input: HTMLInputElement ) => {
	const box = input.closest( BOX );
	const { quantity_style: style } = page.settings.theme;
	if (
		! box ||
		page.settings.theme.quantity_buttons === false ||
		input.type !== 'number' ||
		input.readOnly ||
		box.querySelector( `.${ PLUS }` )
	) {
		return;
	}
	if ( style !== contract.settings_values.quantity_style_types[ 0 ] ) {
		box.classList.add( `quantity--${ style }` );
	}
	input.before( makeButton( page, input, MINUS ) );
	input.after( makeButton( page, input, PLUS ) );
};

/** Corrects a value below its minimum, except in the cart. */
const repair = ( input: HTMLInputElement ) => {
	const now = parseFloat( input.value );
	if (
		! Number.isNaN( now ) &&
		! input.closest( markers.cart_product_quantity )
	) {
		input.value = `${ correct( now, boundsOf( input ) ) }`;
	}
};

const wired = new WeakSet< Page >();

/**
 * Handles plus and minus of all quantities, and adds missing buttons.
 *
 * @see spec 2.3, 3.9, 5.1, 9.2, readings 11
 */
export const stepQuantities: Behavior = ( page ) => {
	if ( wired.has( page ) ) {
		return;
	}
	wired.add( page );
	for ( const input of document.querySelectorAll< HTMLInputElement >(
		`${ BOX } ${ INPUT }`
	) ) {
		repair( input );
		dress( page, input );
	}
	window.addEventListener(
		'click',
		( event ) => {
			const input = inputOf( event.target );
			if ( input ) {
				earlier.set( event, input.value );
			}
		},
		true
	);
	page.on(
		'click',
		`${ BOX } :is( .${ PLUS }, .${ MINUS } )`,
		( event, button ) => {
			event.preventDefault();
			// After other listeners of the document.
			window.addEventListener(
				event.type,
				( last ) => last === event && step( page, button, event ),
				{ once: true }
			);
		}
	);
};
