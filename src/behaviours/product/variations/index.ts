import contract from '../../../contract';
import type { ButtonState } from '../../../core/variations/button';
import { pageJQuery } from '../../jquery/of-page';
import type { Behaviour, Page } from '../../page';
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
import { isEngines } from './engine/own';
import type { LiveForm } from './live';
import { prepareStatus } from './status';
import { sayWhyNot } from './why-not';

const { events, markers, timings_ms: timings } = contract;

const FORM = `form.${ markers.variations_form }`;
const FIELDS = `${ FORM } ${ markers.variation_fields }`;
const OPTIONS = `${ FORM } ${ markers.variation_option }`;

const fetchLive = ( page: Page, form: HTMLFormElement, ahead: boolean ) =>
	import( /* webpackChunkName: "variation" */ './live' ).then(
		( { goLive } ) => goLive( page, form, ahead )
	);

/**
 * Whether the page shows already what its choices come to. If so the form takes
 * over what a server without a script cannot say: which variation it is.
 */
const adoptPrinted = ( form: HTMLFormElement ): boolean => {
	const [ id, state ] =
		form.getAttribute( markers.variation_printed )?.split( ' ' ) ?? [];
	if ( ! state || fieldsOf( form ).some( isRestored ) ) {
		return false;
	}
	nameVariation( form, id ? Number( id ) : '' );
	showButton( form, state as ButtonState );
	return true;
};

/** A form, which answers once somebody comes near it, or something is chosen. */
const createForm = ( page: Page, form: HTMLFormElement ) => {
	let live: LiveForm | undefined;
	let coming: Promise< LiveForm > | undefined;
	const answer = ( then?: ( live: LiveForm ) => void, ahead = true ) => {
		if ( live ) {
			// In the frame of the choice.
			then?.( live );
			return;
		}
		coming ??= fetchLive( page, form, ahead ).then(
			( made ) => ( live = made )
		);
		coming.then( then, ( error: unknown ) => {
			// The next choice may try again; the server finds the variation by itself.
			coming = undefined;
			showButton( form, 'enabled' );
			reportError( error );
		} );
	};

	pageJQuery()?.( form ).on(
		'click',
		markers.variation_reset,
		( { originalEvent } ) => {
			// Triggered by jQuery alone, before the form hears jQuery itself.
			if ( ! originalEvent && ! live ) {
				emptyFields( form );
			}
		}
	);
	adoptFields( form );
	prepareStatus( form );
	const choices = Object.values( choicesOf( form ) );
	// Of a choice that is made the server finds the variation by itself; an engine's own button waits.
	const isMade = ! isEngines( form ) && choices.every( Boolean );
	showButton( form, isMade ? 'enabled' : 'selection-needed' );
	const isShown = adoptPrinted( form );
	setTimeout( () => {
		// Other scripts are told of the first check; without them it has nothing
		// to say where nothing is chosen, or the page shows it.
		if ( 'jQuery' in window || ( ! isShown && choices.some( Boolean ) ) ) {
			answer( undefined, false );
		} else {
			emitAt( form, events.native.check_variations );
		}
	}, timings.variation_initial_check );
	return answer;
};

/**
 * Makes the variation forms of a page live, also those that come later.
 *
 * @see spec 2.3, 4.13, 9.13
 */
export const wire: Behaviour = ( page ) => {
	const forms = new Map< Element, ReturnType< typeof createForm > >();
	const setUpForms = ( root: ParentNode ) => {
		for ( const form of root.querySelectorAll< HTMLFormElement >( FORM ) ) {
			if ( ! forms.has( form ) ) {
				forms.set( form, createForm( page, form ) );
			}
		}
	};
	const answer = ( element: Element, then?: ( live: LiveForm ) => void ) => {
		const form = element.closest< HTMLFormElement >( FORM );
		if ( form ) {
			// A script may have put the form in without a word.
			setUpForms( form.parentElement ?? document );
			forms.get( form )?.( then );
		}
	};

	page.on( 'change', FIELDS, ( _event, select ) => {
		syncButtons( select as HTMLSelectElement );
		nameVariation( select.closest( FORM ) ?? select, '' );
		answer( select, ( { changed } ) => changed() );
	} );
	page.on( 'change', OPTIONS, ( _event, option ) => {
		const select = selectOf( option );
		const { value } = option as HTMLInputElement;
		if ( select && select.value !== value ) {
			select.value = value;
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	} );
	page.on(
		'click',
		`${ FORM } ${ markers.variation_reset }`,
		( event, link ) => {
			event.preventDefault();
			const form = link.closest( FORM ) ?? link;
			// At once, so that it takes away nothing that is chosen while the script comes.
			emptyFields( form );
			answer( link, ( { reset } ) => {
				if ( ! Object.values( choicesOf( form ) ).some( Boolean ) ) {
					reset();
				}
			} );
		}
	);
	page.on( 'pointerover touchstart focusin', FORM, ( _event, form ) =>
		answer( form )
	);
	// Before the form is submitted: who waits for that is not told of what comes to nothing.
	page.on(
		'click',
		`${ FORM } ${ markers.single_add_to_cart }.disabled`,
		( event, button ) => {
			event.preventDefault();
			sayWhyNot( page, button );
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
