import contract from '../../contract';
import { toolbarHeight } from '../../core/site/toolbar';
import { mayMove } from '../scroll/motion';
import { areasOf } from './elements';

const { markers } = contract;

/**
 * Scrolls to the results of a listing, below the admin toolbar.
 *
 * @param root    The listing.
 * @param queryId Of the listing.
 * @see spec 4.14
 */
export const scrollToResults = ( root: HTMLElement, queryId: number ): void => {
	const [ area ] = areasOf( root, markers.loop_results_label, queryId );
	if ( ! area ) {
		return;
	}
	const covered = toolbarHeight(
		Boolean( document.getElementById( 'wpadminbar' ) ),
		window.innerWidth
	);
	window.scrollTo( {
		top: window.scrollY + area.getBoundingClientRect().top - covered,
		behavior: mayMove() ? 'smooth' : 'auto',
	} );
};
