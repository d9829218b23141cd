import { isSavingData } from '../../transport/browser/signs';
import contract from '../../contract';
import type { LoopHolder } from '../../core/loop/types';
import type { Page } from '../page';
import { isPlainClick } from '../../core/site/plain-click';
import { actionOf } from './controls';
import { CONTROL, isAwake, LOOP, loopOf } from './elements';
import { createListings } from './listings';

const fetchSheet = () =>
	import( /* webpackChunkName: "loop-sheet" */ './sheet' );

const { events, markers } = contract;

const FIELDS = `${ LOOP } :is( input, select )${ CONTROL }`;
const PRESSED = `${ LOOP } :is( a, button )${ CONTROL }`;
const FORM = `${ LOOP } form[id^="${ markers.loop_form.replace(
	'{query_id}',
	''
) }"]`;
const PAGE_LINK = `${ LOOP } a[${ markers.loop_control }="page"]`;

const FILTERS = `.${ markers.loop_filters }`;

/** Shows the filters in the page: the sheet could not be loaded. */
const showInPlace = ( opener: HTMLElement ) =>
	opener.closest( FILTERS )?.classList.add( 'is-in-place' );

/**
 * Searches, sorts, filters and pages content listings in place.
 *
 * @see spec 2.2, 4.14, 7.10
 */
export const wire = ( page: Page, missed?: Event ): void => {
	const listings = createListings( page );

	const handOver = ( event: Event ) =>
		listings.handOver( ( event as CustomEvent< LoopHolder > ).detail );
	if ( missed ) {
		handOver( missed );
	}
	page.on( events.native.loop_store, '*', handOver );

	const act = ( control: HTMLElement ): boolean => {
		const root = loopOf( control );
		const listing = listings.of( control );
		const action = root && actionOf( root, control );
		if ( action ) {
			listing?.dispatch( { type: 'act', action } );
		}
		return Boolean( listing && action );
	};

	page.on( 'input change', FIELDS, ( event, field ) => {
		// Search reacts to `input`; its `change` only fires on blur.
		const isSearch =
			field.getAttribute( markers.loop_control ) === 'search';
		if ( isSearch === ( event.type === 'input' ) && ! isAwake( field ) ) {
			act( field );
		}
	} );
	page.on( 'click', PRESSED, ( event, control ) => {
		if ( ! isPlainClick( event ) || isAwake( control ) ) {
			return;
		}
		if ( control.getAttribute( markers.loop_control ) === 'filters' ) {
			fetchSheet()
				.then( ( { openSheet } ) => openSheet( page, control ) )
				.catch( ( error: unknown ) => {
					showInPlace( control );
					reportError( error );
				} );
			return;
		}
		const retries =
			control.getAttribute( markers.loop_control ) === 'retry';
		if ( retries ) {
			listings.of( control )?.dispatch( { type: 'retry' } );
		} else if (
			control.getAttribute( 'aria-disabled' ) === 'true' ||
			act( control )
		) {
			event.preventDefault();
		}
	} );
	page.on( 'submit', FORM, ( event, form ) => {
		const listing = listings.of( form );
		if ( listing ) {
			event.preventDefault();
			listing.dispatch( { type: 'submit' } );
		}
	} );
	page.on( 'pointerover focusin', PAGE_LINK, ( _event, link ) => {
		const root = loopOf( link );
		const action = root && actionOf( root, link );
		if ( page.settings.loop?.prefetch && action && ! isSavingData() ) {
			listings.of( link )?.expect( action );
		}
	} );
	window.addEventListener( 'popstate', listings.restore );
	// Preload the sheet.
	if ( document.querySelector( FILTERS ) ) {
		fetchSheet().catch( reportError );
	}
};
