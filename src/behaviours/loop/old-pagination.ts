import contract from '../../contract';
import { make } from '../dom/make';
import type { Behaviour } from '../page';
import { LOOP } from './elements';

const { markers } = contract;

const OLD = `${ LOOP } ${ markers.loop_old_pagination }`;

/** A page in an address: `/page/2/`, `?paged=2`, `?query-1-page=2`. */
const IN_ADDRESS = /(?:\/page\/|[?&][^=&]*page[^=&]*=)(\d+)/;

/** Lead to the page before; to the first, their address says no number. */
const PREVIOUS = '.prev, [rel~="prev"], .wp-block-query-pagination-previous';

/** The page that a link leads to; null: it is another kind of link. */
const pageOf = ( link: Element ): string | null => {
	const said =
		link.getAttribute( markers.loop_page ) ??
		IN_ADDRESS.exec( link.getAttribute( 'href' ) ?? '' )?.[ 1 ] ??
		/\d+/.exec( link.textContent )?.[ 0 ];
	return said ?? ( link.matches( PREVIOUS ) ? '1' : null );
};

/** Lets the links of older pagination do what a listing's own do. */
const mark = ( old: Element ): void => {
	for ( const link of old.querySelectorAll( 'a' ) ) {
		const page = pageOf( link );
		if ( page !== null ) {
			link.setAttribute( markers.loop_control, 'page' );
			link.setAttribute( markers.loop_page, page );
		}
	}
};

/** The listing that it belongs to; null: it is that of a query of its own, or of a result. */
const listingOf = ( old: Element ): Element | null => {
	const holder = old.closest(
		`${ LOOP }, .wp-block-query, [${ markers.loop_area }]`
	);
	return holder?.matches( LOOP ) ? holder : null;
};

/**
 * Puts the pagination of older pages, which stands there without an area, into
 * one that has the label of its listing; its links turn the pages in place.
 *
 * @see spec 2.2
 */
export const wire: Behaviour = () => {
	for ( const old of document.querySelectorAll( OLD ) ) {
		const listing = listingOf( old );
		const data = listing?.getAttribute( markers.loop_data );
		const id = /"query_id":(\d+)/.exec( data ?? '' )?.[ 1 ];
		if ( id ) {
			const area = make( 'div', {
				class: 'vitrine-pagination vitrine-loop-pagination',
				[ markers.loop_area ]: markers.loop_pagination_label.replace(
					'{query_id}',
					id
				),
			} );
			old.replaceWith( area );
			area.append( old );
			mark( old );
		}
	}
};
