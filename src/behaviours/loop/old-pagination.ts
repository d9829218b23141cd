import contract from '../../contract';
import type { Behaviour } from '../page';
import { LOOP } from './elements';

const { markers } = contract;

const OLD = `${ LOOP } ${ markers.loop_old_pagination }`;

/**
 * Puts the pagination of older pages, which stands there without an area, into
 * one that has the label of its listing.
 *
 * @see spec 2.2
 */
export const wire: Behaviour = () => {
	for ( const old of document.querySelectorAll( OLD ) ) {
		const data = old.closest( LOOP )?.getAttribute( markers.loop_data );
		const id = /"query_id":(\d+)/.exec( data ?? '' )?.[ 1 ];
		if ( id && ! old.closest( `[${ markers.loop_area }]` ) ) {
			const area = document.createElement( 'div' );
			area.className = 'vitrine-pagination vitrine-loop-pagination';
			area.setAttribute(
				markers.loop_area,
				markers.loop_pagination_label.replace( '{query_id}', id )
			);
			old.replaceWith( area );
			area.append( old );
		}
	}
};
