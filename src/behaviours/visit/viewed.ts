import contract from '../../contract';
import { readViewed, remember } from '../../core/visit/viewed';
import { readJson } from '../../transport/http/json';
import { readElement } from '../../transport/page';
import { all } from '../dom/find';

const { fields, markers } = contract;
const PLACE = markers.viewed_list;

/**
 * Loads the recently viewed products, as the server prints them for a list of
 * ids (cacheable). Shows placeholders meanwhile.
 */
const fill = async (
	place: HTMLElement,
	ids: readonly number[]
): Promise< void > => {
	place.querySelectorAll( 'li' ).forEach( ( card, index ) => {
		card.hidden = index >= ids.length;
	} );
	place.hidden = false;
	const url = new URL( window.location.href );
	url.hash = '';
	url.searchParams.set( fields.viewed, ids.join( ',' ) );
	const html = await readElement(
		url.href,
		`[${ PLACE }][data-list="${ place.dataset.list ?? '' }"]`,
		'default'
	);
	const parsed = new DOMParser().parseFromString( html ?? '', 'text/html' );
	const list = parsed.body.firstElementChild;
	if ( list ) {
		place.replaceWith( list );
	} else {
		place.hidden = true;
	}
};

/**
 * Remembers the current product and shows those viewed before.
 *
 * @param storage Null: storage is denied, nothing is remembered.
 */
export const showViewed = (
	storage: Pick< Storage, 'getItem' | 'setItem' > | null
): void => {
	const places = all( `[${ PLACE }]` );
	const [ first ] = places;
	if ( ! storage || ! first ) {
		return;
	}
	const key = first.dataset.key ?? '';
	const product = Number( first.getAttribute( PLACE ) );
	const kept = readViewed( readJson( storage.getItem( key ) ) );
	try {
		storage.setItem( key, JSON.stringify( remember( kept, product ) ) );
	} catch {
		// Quota exceeded: earlier products are still shown.
	}
	const ids = kept.filter( ( id ) => id !== product );
	if ( ids.length ) {
		// A visible list was requested by its URL.
		places
			.filter( ( { hidden } ) => hidden )
			.forEach( ( place ) => void fill( place, ids ) );
	}
};
