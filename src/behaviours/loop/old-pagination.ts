import contract from '../../contract';
import { make } from '../dom/make';
import type { Behavior } from '../page';
import { LOOP } from './elements';

const { markers } = contract;

const OLD = `${ LOOP } ${ markers.loop_old_pagination }`;

/** A page number in a URL: `/page/2/`, `?paged=2`, `?query-1-page=2`. */
const IN_ADDRESS = /(?:\/page\/|[?&][^=&]*page[^=&]*=)(\d+)/;

/** Previous-page links; their URL has no number for the first page. */
const PREVIOUS = '.prev, [rel~="prev"], .wp-block-query-pagination-previous';

/** The page that a link leads to; null: not a page link. */
const pageOf = ( link: Element ): string | null => {
	const number =
		link.getAttribute( markers.loop_page ) ??
		IN_ADDRESS.exec( link.getAttribute( 'href' ) ?? '' )?.[ 1 ] ??
		/\d+/.exec( link.textContent )?.[ 0 ];
	return number ?? ( link.matches( PREVIOUS ) ? '1' : null );
};

/** Marks links of older pagination as controls of the listing. */
const mark = ( old: Element ): void => {
	for ( const link of old.querySelectorAll( 'a' ) ) {
		const page = pageOf( link );
		if ( page !== null ) {
			link.setAttribute( markers.loop_control, 'page' );
			link.setAttribute( markers.loop_page, page );
		}
	}
};

/** The listing of a pagination; null: it belongs to another query. */
const listingOf = ( old: Element ): Element | null => {
	const holder = old.closest(
		`${ LOOP }, .wp-block-query, [${ markers.loop_area }]`
	);
	return holder?.matches( LOOP ) ? holder : null;
};

/**
 * Wraps older pagination markup in an area with the label of its listing, so
 * that its links page in place.
 *
 * @see spec 2.2
 */
export const wire: Behavior = () => {
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
