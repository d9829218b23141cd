import contract from '../../../contract';
import type { ButtonState } from '../../../core/variations/button';
import { pageJQuery } from '../../jquery/of-page';
import type { Behavior, Page } from '../../page';
import { emitAt } from '../../dom/emit';
import { nameVariation, showButton } from './button';
import {
	adoptFields,
	choicesOf,
	emptyFields,
	fieldsOf,
	isRestored,
	selectOf,
	syncButtons,
} from './fields';
import { isEngineAtWork, isEngines } from './engine/own';
import type { LiveForm } from './live';
import { prepareStatus } from './status';
import { alertReason } from './disabled-reason';

const { events, markers, timings_ms: timings } = contract;

const FORM = `form.${ markers.variations_form }`;

const fetchLive = ( page: Page, form: HTMLFormElement, ahead: boolean ) =>
	import( /* webpackChunkName: "variation" */ './live' ).then(
		( { goLive } ) => goLive( page, form, ahead )
	);

/**
 * Adopts a choice that the server has printed: sets the variation id and the
 * button. Returns whether it did.
 */
const adoptPrinted = ( page: Page, form: HTMLFormElement ): boolean => {
	const [ id, state, why ] =
		form.getAttribute( markers.variation_printed )?.split( ' ' ) ?? [];
	if ( ! state || fieldsOf( form ).some( isRestored ) ) {
		return false;
	}
	nameVariation( form, id ? Number( id ) : '' );
	showButton(
		form,
		state as ButtonState,
		why && page.text( 'variation_sold_out' )
	);
	return true;
};

/** A form whose script loads on the first interaction or choice. */
const createForm = ( page: Page, form: HTMLFormElement ) => {
	let live: LiveForm | undefined;
	let coming: Promise< LiveForm > | undefined;
	const answer = ( then?: ( live: LiveForm ) => void, ahead = true ) => {
		if ( live ) {
			// Synchronously, in the frame of the choice.
			then?.( live );
			return;
		}
		coming ??= fetchLive( page, form, ahead ).then(
			( made ) => ( live = made )
		);
		coming.then( then, ( error: unknown ) => {
			// The next choice retries; the server can find the variation.
			coming = undefined;
			showButton( form, 'enabled' );
			reportError( error );
		} );
	};

	pageJQuery()?.( form ).on(
		'click',
		markers.variation_reset,
		( { originalEvent } ) => {
			// Only triggered by jQuery, before the form's jQuery bridge exists.
			if ( ! originalEvent && ! live ) {
				emptyFields( form );
			}
		}
	);
	adoptFields( form );
	prepareStatus( form );
	const choices = Object.values( choicesOf( form ) );
	// The server can find the variation itself; the engine's button waits.
	const isMade = ! isEngines( form ) && choices.every( Boolean );
	showButton( form, isMade ? 'enabled' : 'selection-needed' );
	const isShown = adoptPrinted( page, form );
	setTimeout( () => {
		// Other scripts expect the first check. Without jQuery it is skipped if
		// nothing is chosen, or if the page shows the choice already.
		if ( 'jQuery' in window || ( ! isShown && choices.some( Boolean ) ) ) {
			answer( undefined, false );
		} else {
			emitAt( form, events.native.check_variations );
		}
	}, timings.variation_initial_check );
	return answer;
};

/**
 * Sets up the variation forms of the page, including later ones.
 * @see spec 2.3, 4.13, 9.13
 */
export const wire: Behavior = ( page ) => {
	// The engine's own forms are left to its script if that is on the page.
	const ours = isEngineAtWork()
		? `${ markers.product_root } ${ FORM }`
		: FORM;
	const forms = new Map< Element, ReturnType< typeof createForm > >();
	const setUpForms = ( root: ParentNode ) => {
		for ( const form of root.querySelectorAll< HTMLFormElement >( ours ) ) {
			if ( ! forms.has( form ) ) {
				forms.set( form, createForm( page, form ) );
			}
		}
	};
	const answer = ( element: Element, then?: ( live: LiveForm ) => void ) => {
		const form = element.closest< HTMLFormElement >( ours );
		if ( form ) {
			// A script may have inserted the form without an event.
			setUpForms( form.parentElement ?? document );
			forms.get( form )?.( then );
		}
	};

	page.on(
		'change',
		`${ ours } ${ markers.variation_fields }`,
		( _event, select ) => {
			syncButtons( select as HTMLSelectElement );
			nameVariation( select.closest( ours ) ?? select, '' );
			answer( select, ( { changed } ) => changed() );
		}
	);
	page.on(
		'change',
		`${ ours } ${ markers.variation_option }`,
		( _event, option ) => {
			const select = selectOf( option );
			const { value } = option as HTMLInputElement;
			if ( select && select.value !== value ) {
				select.value = value;
				select.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				);
			}
		}
	);
	page.on(
		'click',
		`${ ours } ${ markers.variation_reset }`,
		( event, link ) => {
			event.preventDefault();
			const form = link.closest( ours ) ?? link;
			// At once, so as not to clear choices made while the chunk loads.
			emptyFields( form );
			answer( link, ( { reset } ) => {
				if ( ! Object.values( choicesOf( form ) ).some( Boolean ) ) {
					reset();
				}
			} );
		}
	);
	page.on( 'pointerover touchstart focusin', ours, ( _event, form ) =>
		answer( form )
	);
	// Before submit, so that submit listeners do not run in vain.
	page.on(
		'click',
		`${ ours } ${ markers.single_add_to_cart }.disabled`,
		( event, button ) => {
			event.preventDefault();
			alertReason( page, button );
		}
	);
	page.on( events.native.inserted, '*', ( _event, root ) =>
		setUpForms( root )
	);
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			forms.forEach( ( ask ) => ask( ( { check } ) => check( true ) ) );
		}
	} );
	setUpForms( document );
};
