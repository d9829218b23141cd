import contract from '../../contract';
import { all } from '../dom/find';
import type { Behaviour } from '../page';
import { stepQuantities } from '../quantity/steppers';
import { pressUpdate } from './form';

const { markers } = contract;
const { engine_cart_form: FORM, quantity: BOX } = markers;

/** The control of a line's quantity that has the focus. */
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

/**
 * Keeps the shopper's place when the engine's script puts a new form in the
 * place of the old one, and the focus with it into nowhere.
 */
const keepPlace: Behaviour = ( page ) => {
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
 * A cart form of the engine's own markup: plus, minus and typing press its
 * button; what that does is the engine's script's, and where it says why a coupon
 * was refused: it looks for that again when the form is renewed.
 *
 * @see spec 2.5, 5.2, readings 30
 */
export const wire: Behaviour = ( page ) => {
	stepQuantities( page );
	pressUpdate( page );
	keepPlace( page );
};
