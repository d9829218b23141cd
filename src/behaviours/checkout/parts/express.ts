import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import { make } from '../../dom/make';
import type { Behaviour } from '../../page';

const { markers, timings_ms: timings } = contract;

/** What a form's fields name when they stand outside of it. */
const FORM_ID = 'vitrine-checkout-form';

/** The room above the form: the server's, else a new one. */
const roomOf = ( form: HTMLFormElement ): HTMLElement => {
	const there = document.querySelector< HTMLElement >( markers.express );
	if ( there ) {
		return there;
	}
	const room = make( 'div', { class: markers.express.slice( 1 ) } );
	form.before( room );
	return room;
};

/** Brings the inputs of the order's origin above the form, to which they belong all the same. */
const moveInputs = ( form: HTMLFormElement, room: HTMLElement ): void => {
	const inputs = form.querySelector( markers.attribution_inputs );
	if ( ! inputs ) {
		return;
	}
	form.id ||= FORM_ID;
	const bind = () =>
		inputs
			.querySelectorAll( 'input' )
			.forEach( ( input ) => input.setAttribute( 'form', form.id ) );
	room.append( inputs );
	bind();
	// Its script fills it anew when it is moved.
	new MutationObserver( bind ).observe( inputs, { childList: true } );
};

/** Gives the room of buttons that did not come back to the page; it is theirs again when they do. */
const giveBack = ( room: HTMLElement ): void => {
	const look = () =>
		room.classList.toggle(
			markers.express_reserved,
			room.querySelector( `#${ markers.wallet_container } > *` ) !== null
		);
	setTimeout( () => {
		look();
		onDrawn( room, look );
	}, timings.wallet_wait_buttons );
};

/** Nobody pays twice: while the form is under way its neighbours are locked, and free after every end. */
const lockWith = ( form: HTMLFormElement, room: HTMLElement ): void => {
	const follow = () =>
		room.toggleAttribute(
			'inert',
			form.classList.contains( markers.processing )
		);
	new MutationObserver( follow ).observe( form, {
		attributeFilter: [ 'class' ],
	} );
	window.addEventListener( 'pageshow', follow );
};

/**
 * Puts the buttons of express payments and the inputs of the order's origin above
 * the form.
 *
 * @see spec 2.7, field 33
 */
export const placeExpress: Behaviour = () => {
	const form = document.querySelector< HTMLFormElement >( markers.checkout );
	if ( ! form ) {
		return;
	}
	const move = (): boolean => {
		const buttons = document.getElementById( markers.wallet_container );
		if ( buttons && ! buttons.closest( markers.express ) ) {
			const room = roomOf( form );
			room.classList.add( markers.express_reserved );
			room.prepend( buttons );
			giveBack( room );
			lockWith( form, room );
		}
		return buttons !== null;
	};
	if ( form.querySelector( markers.attribution_inputs ) ) {
		moveInputs( form, roomOf( form ) );
	}
	if ( form.closest( `[${ markers.express_off }]` ) ) {
		return;
	}
	const reserved = document.querySelector< HTMLElement >(
		`${ markers.express }.${ markers.express_reserved }`
	);
	if ( ! move() ) {
		if ( reserved ) {
			giveBack( reserved );
		}
		// Gateways come when they like.
		const stop = onDrawn( form.parentElement ?? form, () => {
			if ( move() ) {
				stop();
			}
		} );
	}
};
