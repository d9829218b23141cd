import contract from '../../contract';
import { toolbarHeight } from '../../core/site/toolbar';
import { mayMove } from '../scroll/motion';
import { areasOf } from './elements';

const { markers } = contract;

/** Height of toolbar and sticky header, from `scroll-padding-top`, in px. */
const keptClear = (): number =>
	parseFloat(
		getComputedStyle( document.documentElement ).scrollPaddingTop
	) || 0;

/**
 * Scrolls to the results of a listing, below the admin toolbar and a sticky
 * header.
 *
 * @see spec 4.14
 */
export const scrollToResults = ( root: HTMLElement, queryId: number ): void => {
	const [ area ] = areasOf( root, markers.loop_results_label, queryId );
	if ( ! area ) {
		return;
	}
	const covered = Math.max(
		toolbarHeight(
			Boolean( document.getElementById( 'wpadminbar' ) ),
			window.innerWidth
		),
		keptClear()
	);
	window.scrollTo( {
		top: window.scrollY + area.getBoundingClientRect().top - covered,
		behavior: mayMove() ? 'smooth' : 'auto',
	} );
};
