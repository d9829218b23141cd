import contract from '../../contract';
import type { LoopData, PageSettings } from '../../contract/types';
import { browserEnvironment } from '../../transport/browser/environment';
import { createHttp } from '../../transport/http';
import { readJson } from '../../transport/http/json';
import { createLoopClient } from '../../transport/loop';
import { isNumber, isShape, isText, isTruth } from '../../transport/http/shape';
import type { Behaviour, Page } from '../page';
import { printedFor } from '../page/printed';
import { isPlainClick } from '../../core/site/plain-click';
import { actionOf } from './controls';
import { CONTROL, LOOP, loopOf } from './elements';
import { createListing, type Listing } from './listing';

const { markers } = contract;

const FIELDS = `${ LOOP } :is( input, select )${ CONTROL }`;
const PRESSED = `${ LOOP } :is( a, button )${ CONTROL }`;
const FORM = `${ LOOP } form[id^="${ markers.loop_form.replace(
	'{query_id}',
	''
) }"]`;
const PAGE_LINK = `${ LOOP } a[${ markers.loop_control }="page"]`;

const isData = isShape< LoopData >( {
	query_id: isNumber,
	block_id: isText,
	composable: isTruth,
	method: ( value ): value is LoopData[ 'method' ] =>
		value === 'POST' || value === 'GET',
	in_place: isTruth,
} );

/** Whether the visitor wants nothing fetched that was not asked for. */
const savesData = (): boolean => {
	const { connection } = navigator as {
		connection?: { saveData?: boolean };
	};
	return Boolean( connection?.saveData );
};

/** The listings of a page, each made when it is first used. */
const createListings = ( page: Page, settings: PageSettings ) => {
	const client = createLoopClient(
		settings,
		createHttp( browserEnvironment().fetch )
	);
	const made = new Map< HTMLElement, Listing | null >();
	const of = ( element: Element, query?: string ): Listing | null => {
		const root = loopOf( element );
		if ( ! root ) {
			return null;
		}
		let listing = made.get( root );
		if ( listing === undefined ) {
			const data = readJson( root.getAttribute( markers.loop_data ) );
			// A page that says nothing works by its links and its form.
			listing = isData( data )
				? createListing( page, root, data, client, query )
				: null;
			if ( isData( data ) ) {
				client.prepare( data );
			}
			made.set( root, listing );
		}
		return listing;
	};
	const query = printedFor();
	for ( const root of document.querySelectorAll( LOOP ) ) {
		const listing = of( root, query );
		if ( query !== window.location.search ) {
			listing?.restore();
		}
	}
	return {
		of,
		all: () => [ ...made.values() ].filter( ( one ) => one !== null ),
	};
};

/**
 * Listings of content that are searched, sorted, filtered and paged in place.
 *
 * @see spec 2.2, 4.14, 7.10
 */
export const wire: Behaviour = ( page ) => {
	const listings = createListings( page, page.settings );

	const act = ( control: HTMLElement ): boolean => {
		const root = loopOf( control );
		const listing = listings.of( control );
		const action = root && actionOf( root, control );
		if ( action ) {
			listing?.act( action );
		}
		return Boolean( listing && action );
	};

	page.on( 'input change', FIELDS, ( event, field ) => {
		// A search speaks while one types; its change comes when the field is left.
		const isSearch =
			field.getAttribute( markers.loop_control ) === 'search';
		if ( isSearch === ( event.type === 'input' ) ) {
			act( field );
		}
	} );
	page.on( 'click', PRESSED, ( event, control ) => {
		if ( ! isPlainClick( event ) ) {
			return;
		}
		const retries =
			control.getAttribute( markers.loop_control ) === 'retry';
		if ( retries ) {
			listings.of( control )?.retry();
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
			listing.submit();
		}
	} );
	page.on( 'pointerover focusin', PAGE_LINK, ( _event, link ) => {
		const root = loopOf( link );
		const action = root && actionOf( root, link );
		if ( page.settings.loop?.prefetch && action && ! savesData() ) {
			listings.of( link )?.expect( action );
		}
	} );
	window.addEventListener( 'popstate', () => {
		for ( const listing of listings.all() ) {
			listing.restore();
		}
	} );
};
