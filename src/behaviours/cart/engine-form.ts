import contract from '../../contract';
import { all } from '../dom/find';
import type { Behavior } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { pressUpdate } from './form';

const { markers } = contract;
const { engine_cart_form: FORM, quantity: BOX } = markers;

/** The focused quantity control of a cart line. */
interface Place {
	input: string;
	control: string;
}

const placeOf = ( control: HTMLElement ): Place | null => {
	const input = control
		.closest( BOX )
		?.querySelector< HTMLInputElement >( markers.quantity_input );
	return input
		? { input: input.name, control: control.classList[ 0 ] ?? '' }
		: null;
};

const controlAt = ( { input, control }: Place ) =>
	all< HTMLInputElement >( `${ FORM } ${ markers.quantity_input }` )
		.find( ( { name } ) => name === input )
		?.closest( BOX )
		?.getElementsByClassName( control )[ 0 ];

/** Restores the focus after the engine's script has replaced the form. */
const keepPlace: Behavior = ( page ) => {
	let place: Place | null = null;
	page.on( 'focusin', `${ FORM } *`, ( _event, control ) => {
		place = placeOf( control );
	} );
	const around = document.querySelector( FORM )?.parentElement;
	if ( around ) {
		new MutationObserver( () => {
			if (
				place &&
				around.ownerDocument.activeElement === document.body
			) {
				const control = controlAt( place );
				if ( control instanceof HTMLElement ) {
					control.focus( { preventScroll: true } );
				}
			}
		} ).observe( around, { childList: true } );
	}
};

/**
 * Wires the engine's own cart form: plus, minus and typing press its update
 * button; its script does the rest, and looks up the coupon error again after
 * it replaces the form.
 *
 * @see spec 2.5, 5.2, readings 30
 */
export const wire: Behavior = ( page ) => {
	stepQuantities( page );
	pressUpdate( page );
	keepPlace( page );
};
