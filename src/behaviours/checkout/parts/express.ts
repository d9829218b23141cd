import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import { make } from '../../dom/make';
import type { Behavior } from '../../page';

const { markers, timings_ms: timings } = contract;

/** Id of the form, for the `form` attribute of fields outside of it. */
const FORM_ID = 'vitrine-checkout-form';

/** The express area above the form: the server's, else a new one. */
const roomOf = ( form: HTMLFormElement ): HTMLElement => {
	const there = document.querySelector< HTMLElement >( markers.express );
	if ( there ) {
		return there;
	}
	const room = make( 'div', { class: markers.express.slice( 1 ) } );
	form.before( room );
	return room;
};

/** Moves the order attribution inputs above the form; they stay tied to it. */
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
	// The attribution script fills the element again when it is moved.
	new MutationObserver( bind ).observe( inputs, { childList: true } );
};

/** Reserves the space only while there are buttons. */
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

/** Prevents double payment: disabled while the form is processing. */
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
 * Moves the express payment buttons and the order attribution inputs above the
 * form.
 *
 * @see spec 2.7, field 33
 */
export const placeExpress: Behavior = () => {
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
		// Gateways may add their buttons at any time.
		const stop = onDrawn( form.parentElement ?? form, () => {
			if ( move() ) {
				stop();
			}
		} );
	}
};
